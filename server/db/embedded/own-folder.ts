import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';

interface Owner {
  readonly pid: number;
  readonly identity: string;
}

/** Locks the folder for this process, until it calls the function returned. */
export function ownFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'owner.lock');
  const temporary = `${lock}.${process.pid}`;
  const owner: Owner = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  for (;;) {
    // Linking is atomic: no other process reads a half-written lock.
    writeFileSync(temporary, JSON.stringify(owner));
    try {
      linkSync(temporary, lock);
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(temporary, { force: true });
    }
    const holder = readOwner(lock);
    if (holder && processIdentity(holder.pid) === holder.identity) {
      throw new Error(
        `The database in ${folder} belongs to the running process ${holder.pid}. Stop that one first, or choose another DATA_DIR.`,
      );
    }
    if (holder) removeStale(lock, holder);
  }
}

function readOwner(lock: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Owner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return { pid: 0, identity: 'unreadable' };
    throw error;
  }
}

/** Removes the lock of a dead owner, and restores it if another process has replaced it meanwhile. */
function removeStale(lock: string, dead: Owner): void {
  const aside = `${lock}.${process.pid}.stale`;
  try {
    renameSync(lock, aside);
    const taken = readOwner(aside);
    if (taken && (taken.pid !== dead.pid || taken.identity !== dead.identity)) linkSync(aside, lock);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
