import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { node24 } from '../node24.mjs';
import { projectRoot } from '../project-root.mjs';

interface Started {
  readonly folder: string;
  readonly pids: readonly number[];
}

async function startExample(env: Readonly<Record<string, string>> = {}) {
  const runner = spawn(node24(), [join(projectRoot, 'tooling/temporary-run/example-run.ts')], {
    env: { ...process.env, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(runner, 'exit') as Promise<[number | null, string | null]>;
  let output = '';
  runner.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const started = await vi.waitFor(() => JSON.parse(/^\{.*\}$/m.exec(output)?.[0] ?? '') as Started, {
    timeout: 120_000,
  });
  return { runner, ended, started, output: () => output };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const expectNothingLeft = ({ folder, pids }: Started): Promise<void> =>
  vi.waitFor(
    () =>
      expect({ folder: existsSync(folder), pids: pids.filter(isRunning) }).toEqual({
        folder: false,
        pids: [],
      }),
    { timeout: 60_000, interval: 100 },
  );

it.concurrent.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)(
  '%s stops every process of a run, its database and the next command, and removes its folder',
  async (signal, code) => {
    const { runner, ended, started, output } = await startExample();
    runner.kill(signal);
    expect(await ended).toEqual([code, null]);
    await expectNothingLeft(started);
    expect(output()).not.toMatch(/first ended|second runs/);
  },
  120_000,
);

it.concurrent('leaves nothing running when the process of the run is killed', async () => {
  const { runner, ended, started } = await startExample();
  runner.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await expectNothingLeft(started);
}, 150_000);

it.concurrent('cleans up after a command that left processes behind, and goes on to the next', async () => {
  const { ended, started, output } = await startExample({ EXAMPLE: 'ends' });
  expect(await ended).toEqual([0, null]);
  await expectNothingLeft(started);
  expect(output()).toMatch(/first ended with 3\nsecond runs/);
}, 150_000);
