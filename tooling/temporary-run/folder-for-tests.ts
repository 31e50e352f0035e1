import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

/**
 * Where the folder of a test run is made: in memory where there is enough of it, because copying a database of a thousand files
 * takes six times as long on a disk; TMPDIR overrides it.
 */
export function folderForTests(): string {
  if (process.env['TMPDIR'] || process.availableMemory() < 2 * neededBytes) return tmpdir();
  return freeBytesOf(inMemory) >= neededBytes ? inMemory : tmpdir();
}

function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0; // It is not there.
  }
}
