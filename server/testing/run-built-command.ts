import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface CommandRun {
  readonly status: number;
  /** All that it printed. */
  readonly text: string;
}

/** A command of the server that is built for the tests, with an environment of PATH-like variables only. */
export function runBuiltCommand(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  cwd: string = tmpdir(), // no .env of this machine
): Promise<CommandRun> {
  const main = process.env['TEST_SERVER_MAIN'];
  if (!main) throw new Error('runBuiltCommand() needs the server that server-tests.setup.ts builds.');
  const { PATH, HOME, TMPDIR } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(dirname(main), 'command.mjs'), ...words],
      { cwd, env: { PATH, HOME, TMPDIR, ...settings } },
      (_error, stdout, stderr) => resolve({ status: child.exitCode ?? 1, text: stdout + stderr }),
    );
  });
}
