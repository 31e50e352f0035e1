import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { onServer, withDatabase } from './test-cluster.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database copied from the run's template. One per test file keeps files independent. */
export async function testDatabase(): Promise<TestDatabase> {
  const { TEST_CLUSTER_URL: server, TEST_CLUSTER_RUN: run } = process.env;
  if (!server || !run)
    throw new Error(
      'testDatabase() needs the test cluster: run under the "server" project of vitest.config.ts, or call startTestCluster() first.',
    );
  const name = `${run}_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => copyTemplate(client, name, `${run}_template`));
  return {
    url: withDatabase(server, name),
    drop: () =>
      onServer(
        server,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
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
