import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { node24 } from '../node24.mjs';
import { projectRoot } from '../project-root.mjs';

/** Runs the server from its sources and again after every change of one. */
export const startServer = (env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(
    node24(),
    ['--watch', '--watch-preserve-output', '--enable-source-maps', join(projectRoot, 'server/main.ts')],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    },
  );
