import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../project-root.mjs';
import { buildServer } from './build-server.ts';
import { compressFiles } from './compress-files.ts';

/** The browser's files, the function that renders a first screen, and the server: each into its folder of dist/. */
export async function buildProduct(): Promise<void> {
  const startedAt = performance.now();
  const { NODE_ENV: nodeEnv } = process.env;
  for (const mode of ['client', 'ssr']) {
    console.log(`Building the ${mode === 'client' ? 'pages' : 'first screens'} …`);
    await build({
      root: projectRoot,
      configFile: join(projectRoot, 'vite.config.ts'),
      mode,
      logLevel: 'warn',
    });
  }
  // Vite declares this process a production; the server that starts next reads the same variable as a setting.
  if (nodeEnv === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = nodeEnv;
  compressFiles(join(projectRoot, 'dist/client'));
  console.log('Building the server …');
  await buildServer();
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
