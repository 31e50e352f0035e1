import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { projectRoot } from '../project-root.mjs';

/**
 * One Vite for all sub-projects: it serves modules and hot reloads; documents come from our own server. Its socket shares the given
 * server's port, because a second instance would find a port of its own taken.
 */
export const startVite = (
  server: Server,
  cacheDir: string = join(projectRoot, '.cache/vite'),
): Promise<ViteDevServer> =>
  createServer({
    root: projectRoot,
    cacheDir,
    configFile: join(projectRoot, 'vite.config.ts'),
    mode: 'development',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
    optimizeDeps: { entries: ['web/development.tsx'] },
  });
