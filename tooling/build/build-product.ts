import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../project-root.mjs';
import { buildServer } from './build-server.ts';
import { compressFiles } from './compress-files.ts';
import { moveSourceMaps } from './move-source-maps.ts';

/** Builds the browser's files, the function that renders first screens, the console and the server, each into its folder of dist/. */
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
  console.log('Building the console …');
  await build({ configFile: join(projectRoot, 'vite.console.config.ts'), logLevel: 'warn' });
  // Vite sets NODE_ENV=production in this process, and the server started next would read it as a setting.
  if (nodeEnv === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = nodeEnv;
  const client = join(projectRoot, 'dist/client');
  moveSourceMaps(client, join(projectRoot, 'dist/maps'));
  compressFiles(client);
  compressFiles(join(projectRoot, 'dist/console'));
  console.log('Building the server …');
  await buildServer();
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
