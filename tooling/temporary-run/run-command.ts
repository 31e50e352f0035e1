import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { node24 } from '../node24.mjs';
import { projectRoot } from '../project-root.mjs';

const timeoutMs = 60 * 60_000;

/** Runs a program of node_modules in the repository, with its output on the screen, and answers with its exit code. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const folders = [dirname(node24()), join(projectRoot, 'node_modules/.bin'), env['PATH'] ?? ''];
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, PATH: folders.join(delimiter) },
      timeout: timeoutMs,
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
  });
}
