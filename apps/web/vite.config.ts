import { defineConfig } from 'vite';
import { scopedStyles } from './build/scopedStyles.ts';
import { serviceWorker } from './build/serviceWorker.ts';

/** What a table is loaded with is called after its game: every table is an `index.tsx`. */
const called = (file: string | null | undefined): string => {
  const game = /(?:^|\/)games\/([^/]+)\/table\/index\.tsx$/.exec(file ?? '')?.[1];
  return game === undefined ? '[name]' : `table-${game}`;
};

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { postcss: { plugins: [scopedStyles] } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Fonts and pictures are files of their own: the content policy allows no other source.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${called(facadeModuleId)}-[hash].js`,
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
