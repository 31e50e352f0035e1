import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** Nothing here takes this long unless it hangs. */
const patienceMs = 30 * 60_000;

/** Runs a program of node_modules in the repository, with its output on the screen, and answers whether it succeeded. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const path = `${join(projectRoot, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, PATH: path },
      timeout: patienceMs,
    });
    const stop = (): void => void child.kill('SIGTERM');
    const end = (succeeded: boolean): void => {
      process.off('exit', stop);
      resolve(succeeded);
    };
    process.once('exit', stop);
    child.once('exit', (code) => end(code === 0));
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      end(false);
    });
  });
}
