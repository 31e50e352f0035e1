import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../build/build-server.ts';
import { projectRoot } from '../project-root.mjs';
import { startTestCluster } from '#server/testing/databases/test-cluster.ts';

/** Called by vitest once for all server tests; the returned function undoes it. */
export async function setup(): Promise<() => Promise<void>> {
  // Within the project, where its packages are found.
  const outDir = join(projectRoot, `.cache/test-server-${process.pid}`);
  const [{ stop }] = await Promise.all([startTestCluster(), buildServer(projectRoot, outDir)]);
  process.env['TEST_SERVER_MAIN'] = join(outDir, 'main.mjs');
  return async () => {
    rmSync(outDir, { recursive: true, force: true });
    await stop();
  };
}
