import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
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

const sources = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The server as a process, from its sources or a build, with an environment of PATH-like variables only. */
export function runMain(settings: Readonly<Record<string, string>>, main: string = sources): RunningMain {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, TMPDIR, PORT: '0', ...settings },
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
        60_000,
      );
      const origin = said();
      if (!origin) throw new Error(`it did not start: ${printed.stderr}`);
      return origin;
    },
  };
}
