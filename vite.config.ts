import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one source: the browser's chunks, and the function the server draws first screens with. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  // Relative, so that one build serves every environment's prefix.
  base: mode === 'development' ? '/' : './',
  publicDir: mode === 'ssr' ? false : 'web/public',
  plugins: [react()],
  build: {
    target: ['chrome88', 'safari14.1'],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    sourcemap: false,
    reportCompressedSize: false,
    ...(mode === 'ssr'
      ? { ssr: 'web/render-page.tsx', cssMinify: true, outDir: 'dist/ssr', rollupOptions: { output: { entryFileNames: 'render-page.mjs' } } }
      : {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: false,
          rollupOptions: {
            input: 'web/main.tsx',
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: 'assets/[name]-[hash].js',
              assetFileNames: 'assets/[name]-[hash][extname]',
              // What the start needs is one file, what the malls' first screens share another: a first screen asks for few. What opens later
              // (panels, sign-in, the workbench) stands apart, so that nobody carries it who does not use it.
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: /node_modules/, priority: 5 },
                  { name: 'app', tags: ['$initial'], priority: 4 },
                  { name: 'shared', test: /\/web\/(ui\/(?!dialog|popup|sheet|text-field|code-field|tabs|checkbox|switch|radio|cell|notice-popup|empty-state)|art\/(?!water-town)|platform\/(answers\/use-answer|api\/use-call|world))|\/core\/(contract\/content\/|rules\/(rights|format)\/)/, minShareCount: 3, priority: 3 },
                  { name: 'facts', test: /\/platform\/gateway\/server-clock|\/core\/(rules\/(format\/server-offset|location\/check-coordinates)|contract\/user\/membership)/, priority: 3 },
                  { name: 'ways', test: /\/web\/platform\/sign-in\//, priority: 2.5 },
                  { name: 'mall', test: /\/web\/features\/(goods\/(?!floors\/(coupon|ranking|nearby|recommend)|goods-feed|shop-goods|use-near-end|use-goods-feed|feed-page)|(home|membership)\/|city\/city-door)/, priority: 2 },
                  { name: 'panels', test: /\/web\/ui\/(dialog|popup|sheet|text-field|code-field|tabs|checkbox|switch|radio|cell|notice-popup|empty-state)\/|\/answers\/use-action/, priority: 1 },
                  { name: 'sign-in', test: /\/web\/features\/sign-in\//, priority: 0 },
                ],
              },
            },
          },
        }),
  },
  ssr: { noExternal: true },
}));
