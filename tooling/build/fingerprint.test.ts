import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contents, listing } from './fingerprint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'server/testing'), { recursive: true });
  writeFileSync(join(root, 'server/main.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

it('asks for a new build when a source changes, comes or goes', () => {
  const before = [listing(root), contents(root)];
  writeFileSync(join(root, 'server/main.ts'), 'other');
  const changed = [listing(root), contents(root)];
  writeFileSync(join(root, 'server/more.ts'), '');
  const grown = [listing(root), contents(root)];
  expect(new Set([before[0], changed[0], grown[0]]).size).toBe(3);
  expect(new Set([before[1], changed[1], grown[1]]).size).toBe(3);
});

it('keeps a build whose sources were only touched, as by a fresh checkout', () => {
  const [list, content] = [listing(root), contents(root)];
  utimesSync(join(root, 'server/main.ts'), 1, 1);
  expect(listing(root)).not.toBe(list);
  expect(contents(root)).toBe(content);
});

it('keeps a build when only tests changed', () => {
  const list = listing(root);
  writeFileSync(join(root, 'server/main.test.ts'), 'a test');
  writeFileSync(join(root, 'server/testing/builders.ts'), 'a builder');
  expect(listing(root)).toBe(list);
});
