import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The operator's console: a build of its own, so that no page of the malls carries a byte of it. */
export default defineConfig({
  root: join(import.meta.dirname, 'console'),
  // Relative to the document's base, which the server sets for its environment.
  base: './',
  publicDir: false,
  plugins: [react()],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: false,
    reportCompressedSize: false,
    outDir: join(import.meta.dirname, 'dist/console'),
  },
});
