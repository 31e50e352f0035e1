import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { eventually } from './eventually.ts';

export interface RunningMain {
  readonly child: ChildProcess;
  /** Its output so far. */
  output(): string;
  errors(): string;
  /** Its origin, once printed. */
  origin(): Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Built for the run: a process loads one file in a tenth of the time it takes for the sources. */
const builtForTests = (): string => {
  const main = process.env['TEST_SERVER_MAIN'];
  if (!main)
    throw new Error('runMain() needs the server that server-tests.setup.ts builds, or the path of one.');
  return main;
};

/** The server as a process, with an environment of PATH-like variables only. */
export function runMain(
  settings: Readonly<Record<string, string>>,
  main: string = builtForTests(),
  cwd: string = tmpdir(), // no .env of this machine
): RunningMain {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd,
    env: { PATH, HOME, TMPDIR, PORT: '0', DATABASE_TIMEOUT_MS: '30000', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (printed[name] += text));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const said = (): string | undefined => /^Ready at (\S+)$/m.exec(printed.stdout)?.[1];
  return {
    child,
    output: () => printed.stdout,
    errors: () => printed.stderr,
    ended,
    origin: async () => {
      await eventually(
        async () => said() ?? child.exitCode,
        (found) => found !== null,
        180_000,
      );
      const origin = said();
      if (!origin) throw new Error(`it did not start: ${printed.stderr}`);
      return origin;
    },
  };
}
