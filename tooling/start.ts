import { join } from 'node:path';
import { buildIfChanged } from './build/build-if-changed.ts';
import { node24 } from './node24.mjs';
import { projectRoot } from './project-root.mjs';
import { runChild } from './run-child.mjs';
import { serverFlags } from './server-flags.ts';

await buildIfChanged();
process.exitCode = await runChild(
  node24(),
  ['--enable-source-maps', ...serverFlags, join(projectRoot, 'dist/server/main.mjs')],
  { cwd: projectRoot },
);
