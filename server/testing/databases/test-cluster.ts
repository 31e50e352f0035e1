import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';

export interface TestCluster {
  /** Drops the run's databases and stops the server if the run started it. */
  stop(): Promise<void>;
}

/** The database server of a test run, with a migrated template that `testDatabase` copies: TEST_DATABASE_URL or an embedded one. */
export async function startTestCluster(): Promise<TestCluster> {
  const provided = process.env['TEST_DATABASE_URL'];
  const { url, stop: stopServer } = provided
    ? { url: provided, stop: async () => undefined }
    : await startThrowAway();
  const run = `mall_test_${randomBytes(4).toString('hex')}`;
  const template = `${run}_template`;
  await onServer(url, (client) => client.query(`create database ${template}`));
  await migrateTemplate(withDatabase(url, template));
  Object.assign(process.env, { TEST_CLUSTER_URL: url, TEST_CLUSTER_RUN: run });
  const stop = async (): Promise<void> => {
    if (provided) await dropAll(url, run);
    await stopServer();
  };
  return { stop };
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function onServer<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function startThrowAway(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-pg-test-'));
  const { url, stop } = await startEmbedded({ dataDir, durable: false });
  return { url, stop: () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true })) };
}

async function migrateTemplate(url: string): Promise<void> {
  // Imported here, so that a migration that does not load fails the server's tests and not the import of this file.
  const { migrateAt } = await import('#server/db/migrate.ts');
  const { testEncryption } = await import('#server/testing/databases/test-encryption.ts');
  await migrateAt(url, testEncryption);
}

async function dropAll(url: string, run: string): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [run],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}
