import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withLock } from './with-lock.mjs';

it('waits for the process that holds the lock, takes over from one that has ended, and releases the lock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  const lock = join(folder, 'deep/work.lock');
  expect(await withLock(lock, 'waiting', () => existsSync(lock))).toBe(true);
  expect(existsSync(lock)).toBe(false);

  const worker = spawn('sleep', ['0.3']);
  writeFileSync(lock, String(worker.pid));
  expect(await withLock(lock, 'waiting', () => worker.exitCode)).toBe(0);

  writeFileSync(lock, String(spawnSync('true').pid));
  expect(await withLock(lock, 'waiting', () => 'done')).toBe('done');
  rmSync(folder, { recursive: true });
});
