import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingFromLock, type LockFile } from '../missing-from-lock.mjs';
import { projectRoot } from '../project-root.mjs';
import { machineOf } from './machine-of.ts';

it("lists every machine's packages in the lock file, so that npm ci takes it anywhere (else run: node tooling/run.mjs tooling/complete-lock.ts)", () => {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile;
  expect(
    missingFromLock(lock)
      .map(({ name }) => name)
      .join(' '),
  ).toBe('');
});

it('pins no registry in the lock file', () => {
  expect(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
});

it.each([
  ['@rolldown/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rolldown/binding-darwin-x64', { os: ['darwin'], cpu: ['x64'] }],
  ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('reads the machine from %s', (name, machine) => expect(machineOf(name)).toEqual(machine));
