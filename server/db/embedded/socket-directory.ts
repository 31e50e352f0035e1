import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerUser } from './as-user.ts';

/** The kernel takes socket paths of about 100 characters, and the server a list without quoting: other folders get a short stand-in. */
const longest = 80;
const plain = /^[\w./-]+$/;

/** Where the server's socket lies: in its data folder when the path allows, else in a private folder for temporary files. */
export function socketDirectory(folder: string, user: ServerUser): string {
  const beside = join(folder, 'socket');
  const directory = beside.length <= longest && plain.test(beside) ? beside : standIn(folder);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const found = lstatSync(directory);
  const uid = process.getuid?.() ?? found.uid;
  if (!found.isDirectory() || (uid !== 0 && found.uid !== uid))
    throw new Error(`${directory} belongs to somebody else. Remove it, or choose a shorter DATA_DIR.`);
  user.give(directory);
  chmodSync(directory, 0o700);
  return directory;
}

function standIn(folder: string): string {
  const root = tmpdir().length <= 60 && plain.test(tmpdir()) ? tmpdir() : '/tmp';
  return join(root, `mall-pg-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
}
