import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isOfPages = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/browser/');

/** Tests of pages take longest: begun last, one of them would go on alone for minutes. */
class PagesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isOfPages), ...sorted.filter((file) => !isOfPages(file))];
  }
}

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'games/**/*.test.ts',
      'apps/**/*.test.ts',
      'docs/template-game/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/**/*.test.ts',
      // Whole evenings with chance of their own: `npm run long` runs them.
      ...(process.env['PARLOR_LONG'] === undefined
        ? []
        : ['tests/**/*.long.ts', 'games/**/*.long.ts']),
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: PagesFirst },
    // Only what hangs should meet these: a slow machine is no defect.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    allowOnly: false,
    passWithNoTests: false,
  },
});
