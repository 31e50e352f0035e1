import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { projectRoot } from '../project-root.mjs';

/** One Vite for all sub-projects: it serves modules and hot reloads; documents come from our own server. */
export const startVite = (): Promise<ViteDevServer> =>
  createServer({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    mode: 'development',
    appType: 'custom',
    server: { middlewareMode: true },
    optimizeDeps: { entries: ['web/development.tsx'] },
  });
