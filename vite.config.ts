import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './tooling/build/chunks.ts';
import { cssModules, inlineClassNames } from './tooling/build/css-modules.ts';
import { minifyAgain } from './tooling/build/minify-again.ts';
import { shortCustomProperties } from './tooling/build/custom-properties.ts';
import { stylePreload } from './tooling/build/style-preload.ts';

const minifier = { ecma: 2020, module: true, compress: { passes: 3, keep_fargs: false } } as const;

/** Two builds of one source: the browser's chunks, and the function the server draws first screens with. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  // Relative, so that one build serves every environment's prefix.
  base: mode === 'development' ? '/' : './',
  publicDir: mode === 'ssr' ? false : 'web/public',
  plugins: [
    react(),
    ...(mode === 'development' ? [] : [shortCustomProperties()]),
    ...(mode === 'client' ? [stylePreload(), ...inlineClassNames(), minifyAgain(minifier)] : []),
  ],
  css: { modules: cssModules(mode) },
  // The server's process does not set NODE_ENV, and React would be bundled with its development checks.
  ...(mode === 'ssr' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: ['chrome91', 'safari14.1'],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // Without a reference in the files; the build moves the maps out of the public folder.
    sourcemap: mode === 'ssr' ? false : 'hidden',
    reportCompressedSize: false,
    ...(mode === 'ssr'
      ? {
          ssr: 'web/render-page.tsx',
          cssMinify: true,
          outDir: 'dist/ssr',
          rollupOptions: { output: { entryFileNames: 'render-page.mjs' } },
        }
      : {
          outDir: 'dist/client',
          // Its repeated passes leave a first screen about 0.7 % smaller than the bundler's own minifier does.
          minify: 'terser',
          terserOptions: minifier,
          manifest: true,
          modulePreload: false,
          rollupOptions: {
            input: 'web/main.tsx',
            output: {
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              codeSplitting: { groups: chunks() },
            },
          },
        }),
  },
  ssr: { noExternal: true },
}));
