import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownFolder } from './own-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = (): string => join(folder, 'owner.lock');

it('locks the folder for one owner until it is released', () => {
  const release = ownFolder(folder);
  expect(() => ownFolder(folder)).toThrow(`belongs to the running process ${process.pid}`);
  release();
  ownFolder(folder)();
  expect(existsSync(lock())).toBe(false);
});

it('takes over from an owner that no longer runs', () => {
  const { pid } = spawnSync('true');
  writeFileSync(lock(), JSON.stringify({ pid, identity: '1' }));
  expect(ownFolder(folder)).not.toThrow();
});

it('takes over when the process id of the dead owner was reused, as after a container restart', () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.pid, identity: 'of a process long gone' }));
  expect(ownFolder(folder)).not.toThrow();
});

it('takes over from a lock that a full disk left empty', () => {
  writeFileSync(lock(), '');
  expect(ownFolder(folder)).not.toThrow();
});
