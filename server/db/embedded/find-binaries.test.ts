import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBinaries } from './find-binaries.ts';
import { linkLibraries } from './link-libraries.ts';

it('finds the programs npm installed for this machine', () => {
  const { postgres, initdb } = findBinaries();
  expect([postgres, initdb].every((program) => lstatSync(program).isFile())).toBe(true);
});

it('points a machine without an embedded database to DATABASE_URL', () => {
  expect(() => findBinaries('win32', 'x64')).toThrow(
    'no embedded PostgreSQL for win32-x64. Set DATABASE_URL',
  );
  expect(() => findBinaries('linux', 's390x')).toThrow(
    'no embedded PostgreSQL for linux-s390x. Set DATABASE_URL',
  );
});

it('makes the library links that an install without scripts left out, once', () => {
  const native = join(mkdtempSync(join(tmpdir(), 'native-')), 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  linkLibraries(native);
  linkLibraries(native);
  expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  rmSync(join(native, '..'), { recursive: true });
});
