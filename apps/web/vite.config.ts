import { defineConfig } from 'vite';
import { languageOf, wordsIn } from './build/languages.ts';
import { scopedStyles } from './build/scopedStyles.ts';
import { serviceWorker } from './build/serviceWorker.ts';

/** What a table is loaded with is called after its game: every table is an `index.tsx`. */
const called = (file: string | null | undefined): string => {
  const game = /(?:^|\/)games\/([^/]+)\/table\/index\.tsx$/.exec(file ?? '')?.[1];
  return game === undefined ? '[name]' : `table-${game}`;
};

interface Chunk {
  readonly facadeModuleId?: string | null | undefined;
  readonly moduleIds: readonly string[];
}

/** Messages are called after their language: a device keeps its own and no other. */
const chunkFileNames = ({ facadeModuleId, moduleIds }: Chunk): string => {
  const language = languageOf(moduleIds);
  const name = language === undefined ? called(facadeModuleId) : wordsIn(language, facadeModuleId);
  return `assets/${name}-[hash].js`;
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { postcss: { plugins: [scopedStyles] } },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames } } },
  build: {
    target: 'es2022',
    // Fonts and pictures are files of their own: the content policy allows no other source.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames,
        assetFileNames: ({ originalFileNames: [file] }) => `assets/${called(file)}-[hash][extname]`,
      },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8410',
      '/socket': { target: 'ws://127.0.0.1:8410', ws: true },
    },
  },
  plugins: [serviceWorker()],
});
