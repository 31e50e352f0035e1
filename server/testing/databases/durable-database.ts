import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../db/database.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { keepRunning } from '../../db/embedded/keep-running.ts';
import { readPostmaster } from '../../db/embedded/postmaster-file.ts';
import { migrateAt } from '../../db/migrate.ts';
import { eventually } from '../eventually.ts';
import { testEncryption } from './test-encryption.ts';

export interface DurableDatabase {
  readonly url: string;
  /** Kills the database server and waits until it has restarted. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A separate durable database server with the demo's rows; stopping it removes its files. */
export async function durableDatabase(): Promise<DurableDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-pg-durable-'));
  const { url, stop } = await keepRunning({ dataDir }, () => undefined);
  await migrateAt(url, testEncryption);
  const { db, close } = openDatabase({ url, pool: 2, noTimeouts: true });
  await loadDemo({ db, encryption: testEncryption }, new Date());
  await close();
  const server = () => readPostmaster(join(dataDir, 'cluster'));
  return {
    url,
    kill: async () => {
      const before = server()?.pid;
      if (before === undefined) throw new Error('the database server does not run');
      process.kill(before, 'SIGKILL');
      await eventually(
        async () => server(),
        (now) => now !== undefined && now.pid !== before && now.ready,
        60_000,
      );
    },
    stop: () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true })),
  };
}
