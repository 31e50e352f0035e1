import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastRelease } from './last-release.ts';

let folder: string;
const git = (...args: readonly string[]): void =>
  void execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const commit = (): void => git('commit', '--allow-empty', '-m', 'change');
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-releases-'));
  git('init');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the release before a tree is the newest tag before its commit, not the tag that the commit itself has', async () => {
  commit();
  expect(await lastRelease(folder)).toBeUndefined();
  git('tag', 'v0.1.0');
  expect(await lastRelease(folder)).toBeUndefined();
  commit();
  git('tag', 'other');
  expect((await lastRelease(folder))?.name).toBe('v0.1.0');
  git('tag', 'v0.2.0');
  expect((await lastRelease(folder))?.name).toBe('v0.1.0');
  commit();
  expect((await lastRelease(folder))?.name).toBe('v0.2.0');
});
