import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moveSourceMaps } from './move-source-maps.ts';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

it('keeps source maps outside the public folder, and only those of the last build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  const [client, maps] = [join(folder, 'client'), join(folder, 'maps')];
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(maps);
  writeFileSync(join(maps, 'old.js.map'), '{}');
  writeFileSync(join(client, 'assets/main-1.js'), '');
  writeFileSync(join(client, 'assets/main-1.js.map'), '{}');
  moveSourceMaps(client, maps);
  expect([filesIn(client), filesIn(maps)]).toEqual([
    ['assets', 'assets/main-1.js'],
    ['assets', 'assets/main-1.js.map'],
  ]);
  rmSync(folder, { recursive: true });
});
