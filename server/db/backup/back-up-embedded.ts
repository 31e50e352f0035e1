import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { clusterIn } from '../embedded/init-cluster.ts';
import { ownFolder } from '../embedded/own-folder.ts';
import { runningUrl } from '../embedded/running-url.ts';
import { BackupRefused } from './backup-folder.ts';

/** Belong to the running server; PostgreSQL's manual leaves out the same in a copy of a running cluster. */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init']);
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

export function mustExist(dataDir: string): void {
  if (!existsSync(clusterIn(dataDir))) throw new BackupRefused(`There is no database in ${dataDir}.`);
}

/**
 * Copies the files of the embedded database into the folder, while it runs or not. The npm package has no pg_dump: the copy is made
 * between pg_backup_start and pg_backup_stop, and the log written meanwhile makes it consistent at the next start.
 */
export async function backUpEmbedded(dataDir: string, folder: string): Promise<void> {
  mustExist(dataDir);
  const copy = join(folder, 'cluster');
  const url = runningUrl(dataDir);
  if (url === undefined) {
    const release = ownFolder(dataDir);
    try {
      copyFolder(clusterIn(dataDir), copy, new Set());
    } finally {
      release();
    }
  } else await copyRunning(url, clusterIn(dataDir), copy);
  chmodSync(copy, 0o700);
  copyFileSync(join(dataDir, 'password'), join(folder, 'password'));
}

async function copyRunning(url: string, cluster: string, copy: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const ask = async <Row extends object>(text: string): Promise<Row> => {
    const [row] = (await client.query<Row>(text)).rows;
    if (!row) throw new Error(`no answer to ${text}`);
    return row;
  };
  try {
    // Keeps the log until the end; it goes with the connection.
    await ask(`select pg_create_physical_replication_slot('backup_${process.pid}', true, true)`);
    const { first } = await ask<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('npm run backup', true)) as first",
    );
    copyFolder(cluster, copy, emptied);
    const { last, label } = await ask<{ last: string; label: string }>(
      'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
    );
    writeFileSync(join(copy, 'backup_label'), label, { mode: 0o600, flush: true });
    const log = join(cluster, 'pg_wal');
    for (const file of readdirSync(log))
      if (/^[0-9A-F]{24}$/.test(file) && file >= first && file <= last)
        copyFileSync(join(log, file), join(copy, 'pg_wal', file));
  } finally {
    await client.end();
  }
}

/** Files that go away meanwhile are made up for by the log. */
function copyFolder(from: string, to: string, onlyFolders: ReadonlySet<string>): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (notCopied.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
    if (entry.isDirectory()) {
      if (onlyFolders.has(entry.name)) mkdirSync(target, { mode: 0o700 });
      else copyFolder(source, target, new Set());
    } else copyExisting(source, target);
  }
}

function copyExisting(source: string, target: string): void {
  try {
    copyFileSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
