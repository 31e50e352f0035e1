import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderForTests } from './folder-for-tests.ts';

const gigabyte = 2 ** 30;
const free = vi.hoisted(() => ({ bytes: 0 }));
vi.mock(import('node:fs'), async (original) => ({
  ...(await original()),
  statfsSync: (() => {
    if (free.bytes === 0) throw new Error('ENOENT');
    return { bavail: free.bytes / 4_096, bsize: 4_096 };
  }) as never,
}));

beforeEach(() => {
  vi.stubEnv('TMPDIR', undefined);
  free.bytes = 8 * gigabyte;
  vi.spyOn(process, 'availableMemory').mockReturnValue(16 * gigabyte);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('puts the files of tests into memory where there is enough of it', () =>
  expect(folderForTests()).toBe('/dev/shm'));

it.each<[string, () => void]>([
  ['TMPDIR names a folder', () => vi.stubEnv('TMPDIR', '/elsewhere')],
  ['the machine has little memory', () => vi.mocked(process.availableMemory).mockReturnValue(6 * gigabyte)],
  ['the folder in memory is small', () => (free.bytes = gigabyte / 16)],
  ['there is no folder in memory', () => (free.bytes = 0)],
])('leaves them in the temporary folder where %s', (_title, change) => {
  change();
  expect(folderForTests()).toBe(tmpdir());
});
