import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterIn } from '../embedded/init-cluster.ts';
import { ownFolder } from '../embedded/own-folder.ts';
import { BackupRefused } from './backup-folder.ts';

/**
 * Puts the files of a backup into the data folder; the next start brings them to the time of the backup. A database that is there
 * is set aside, and its folder returned.
 */
export function restoreEmbedded(
  backup: string,
  dataDir: string,
  { overwrite }: { readonly overwrite: boolean },
): string | undefined {
  mkdirSync(dataDir, { recursive: true });
  const release = ownFolder(dataDir); // refused while a server runs
  try {
    const cluster = clusterIn(dataDir);
    const isThere = existsSync(cluster);
    if (isThere && !overwrite)
      throw new BackupRefused(
        `There is a database in ${dataDir}. Add --overwrite to put the backup in its place.`,
      );
    const unfinished = join(dataDir, 'cluster.unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(join(backup, 'cluster'), unfinished, { recursive: true });
    chmodSync(unfinished, 0o700); // PostgreSQL refuses any other
    const aside = isThere ? join(dataDir, `before-restore-${Date.now()}`) : undefined;
    if (aside !== undefined) {
      mkdirSync(aside, { mode: 0o700 });
      renameSync(cluster, join(aside, 'cluster'));
      copyFileSync(join(dataDir, 'password'), join(aside, 'password'));
    }
    copyFileSync(join(backup, 'password'), join(dataDir, 'password'));
    renameSync(unfinished, cluster);
    return aside;
  } finally {
    release();
  }
}
