import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fits } from '../is-installed.mjs';
import { missingFromLock, type LockFile } from '../missing-from-lock.mjs';
import { projectRoot } from '../project-root.mjs';
import { machineOf } from './machine-of.ts';

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile;
/** The platforms that docs/operations.md calls covered. */
const covered = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
];

it('lists the optional packages of every platform, as npm ci demands (else run: node tooling/run.mjs tooling/complete-lock.ts)', () => {
  expect(
    missingFromLock(lock)
      .map(({ name }) => name)
      .join(' '),
  ).toBe('');
});

it('has the integrity of every package that a covered platform installs', () => {
  const unverified = Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && entry['integrity'] === undefined)
    .filter(([, entry]) => !entry['optional'] || covered.some((machine) => fits(entry, machine)));
  expect(unverified.map(([path]) => path)).toEqual([]);
});

it('pins no registry in the lock file', () => {
  expect(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
});

it.each([
  ['@rolldown/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rolldown/binding-darwin-x64', { os: ['darwin'], cpu: ['x64'] }],
  ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('reads the platform from %s', (name, machine) => expect(machineOf(name)).toEqual(machine));
