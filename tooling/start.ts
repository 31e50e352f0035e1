import { join } from 'node:path';
import { node24 } from './node24.mjs';
import { projectRoot } from './project-root.mjs';
import { runChild } from './run-child.mjs';
import { serverFlags } from './server-flags.ts';

const run = (...args: readonly string[]): Promise<number> =>
  runChild(node24(), [...args], { cwd: projectRoot });

// In a process that ends: the builders take hundreds of megabytes, which this one would not give back while the server runs.
const built = await run(join(projectRoot, 'tooling/build.ts'));
process.exitCode =
  built === 0
    ? await run('--enable-source-maps', ...serverFlags, join(projectRoot, 'dist/server/main.mjs'))
    : built;
