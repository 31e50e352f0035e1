import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { node24 } from '../node24.mjs';
import { projectRoot } from '../project-root.mjs';

const timeoutMs = 60 * 60_000;

export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Prints the output when the command has ended, for commands that run at the same time. */
  readonly outputAtEnd?: boolean;
}

/** Runs a program of node_modules in the repository and answers with its exit code. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { env = process.env, outputAtEnd = false }: CommandOptions,
): Promise<number> {
  const folders = [dirname(node24()), join(projectRoot, 'node_modules/.bin'), env['PATH'] ?? ''];
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      stdio: outputAtEnd ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...env, PATH: folders.join(delimiter) },
      timeout: timeoutMs,
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('close', (code, signal) => {
      if (output.length > 0) process.stdout.write(Buffer.concat(output));
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
  });
}
