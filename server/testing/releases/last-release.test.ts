import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

const root = join(import.meta.dirname, '../../..');
const untagged = JSON.parse(readFileSync(join(import.meta.dirname, 'last-release.json'), 'utf8')) as {
  readonly commit: string;
  readonly tag: string;
};

it('without a tag it is the commit of the file, which the guide says how to tag', async () => {
  const guide = readFileSync(join(root, 'docs/operations/upgrade.md'), 'utf8');
  expect(guide).toContain(`git tag ${untagged.tag} ${untagged.commit}`);
  const clone = join(folder, 'clone');
  const has = spawnSync('git', ['cat-file', '-e', `${untagged.commit}^{commit}`], { cwd: root }).status === 0;
  if (!has) return console.warn('Left out: the history of this clone does not reach the last release.');
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-tags', '--no-checkout', root, clone]);
  expect((await lastRelease(clone))?.name).toBe(untagged.commit);
});
