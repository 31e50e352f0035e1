import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerUser } from './as-user.ts';

/** Socket paths are limited to about 100 characters, and the server's setting is an unquoted list. */
const maxLength = 80;
const plain = /^[\w./-]+$/;

/** The directory of the server's socket: in its data folder if the path allows it, else a private temporary directory. */
export function socketDirectory(folder: string, user: ServerUser): string {
  const inFolder = join(folder, 'socket');
  const directory =
    inFolder.length <= maxLength && plain.test(inFolder) ? inFolder : temporaryDirectory(folder);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const found = lstatSync(directory);
  const uid = process.getuid?.() ?? found.uid;
  if (!found.isDirectory() || (uid !== 0 && found.uid !== uid))
    throw new Error(`${directory} belongs to another user. Remove it, or choose a shorter DATA_DIR.`);
  user.chown(directory);
  chmodSync(directory, 0o700);
  return directory;
}

function temporaryDirectory(folder: string): string {
  const root = tmpdir().length <= 60 && plain.test(tmpdir()) ? tmpdir() : '/tmp';
  return join(root, `mall-pg-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
}
