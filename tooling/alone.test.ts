import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alone } from './alone.mjs';

it('waits for a process that is at work, takes over from one that died, and lets go in the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  const lock = join(folder, 'deep/work.lock');
  expect(await alone(lock, 'waiting', () => existsSync(lock))).toBe(true);
  expect(existsSync(lock)).toBe(false);

  const worker = spawn('sleep', ['0.3']);
  writeFileSync(lock, String(worker.pid));
  expect(await alone(lock, 'waiting', () => worker.exitCode)).toBe(0);

  writeFileSync(lock, String(spawnSync('true').pid));
  expect(await alone(lock, 'waiting', () => 'done')).toBe('done');
  rmSync(folder, { recursive: true });
});
