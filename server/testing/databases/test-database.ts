import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withoutTimeouts } from '../../db/database.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import { onServer, withDatabase } from './test-cluster.ts';
import { testEncryption } from './test-encryption.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** With the demo data of today. */
  readonly demo?: boolean;
}

/** A new database copied from the run's template. One per test file keeps files independent. */
export async function testDatabase({ demo = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { TEST_CLUSTER_URL: server, TEST_CLUSTER_RUN: run } = process.env;
  if (!server || !run)
    throw new Error(
      'testDatabase() needs the test cluster: run under the "server" project of vitest.config.ts, or call startTestCluster() first.',
    );
  const name = `${run}_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) =>
    copyTemplate(client, name, demo ? await demoTemplate(client, server, run) : templateOf(run)),
  );
  return {
    url: withDatabase(server, name),
    drop: () =>
      onServer(
        server,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}

const templateOf = (run: string): string => `${run}_template`;

/** The template with the demo data. The first file that wants it loads the data, the others wait for it: it takes seconds. */
async function demoTemplate(client: pg.Client, server: string, run: string): Promise<string> {
  const [name, loading] = [`${run}_demo`, `${run}_demo_loading`];
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`drop database if exists ${loading} with (force)`);
      await copyTemplate(client, loading, templateOf(run));
      await withoutTimeouts(withDatabase(server, loading), (db) =>
        loadDemo({ db, encryption: testEncryption }, new Date()),
      );
      await client.query(`alter database ${loading} rename to ${name}`);
    }
    return name;
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

/** Retries while another copy or a background worker uses the template. */
async function copyTemplate(client: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`create database ${name} template ${template}`);
      return;
    } catch (error) {
      if (attempt === 50 || !(error as Error).message.includes('being accessed')) throw error;
      await sleep(50 + Math.random() * 100);
    }
  }
}
