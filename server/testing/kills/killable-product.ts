import { afterAll, beforeAll } from 'vitest';
import { aBuild, type TestBuild } from '../a-build.ts';
import { runMain, type RunningMain } from '../run-main.ts';
import { stallingDatabase, type StallingDatabase } from '../databases/stalling-database.ts';
import { testDatabase, type TestDatabase } from '../databases/test-database.ts';
import { testServer, type TestServer } from '../test-server.ts';

export interface KillableProduct {
  /** An instance in this process, which prepares and goes on after a kill. */
  readonly server: TestServer;
  /** Carries the connections of the started processes to the same database. */
  readonly wire: StallingDatabase;
  /** Starts another instance as a process behind the wire. */
  start(): RunningMain;
}

interface Parts {
  readonly build: TestBuild;
  readonly database: TestDatabase;
  readonly wire: StallingDatabase;
  readonly server: TestServer;
}

/** Two instances on one database for this file: one to be killed, one that stays. The files take the place of those of the build. */
export function killableProduct(files: Readonly<Record<string, string>> = {}): KillableProduct {
  let parts: Parts | undefined;
  const current = (): Parts => {
    if (!parts) throw new Error('the product can be used from the first test on');
    return parts;
  };
  beforeAll(async () => {
    const [build, database] = await Promise.all([aBuild(files), testDatabase()]);
    const wire = await stallingDatabase(database.url);
    parts = { build, database, wire, server: await testServer({ database }) };
  });
  afterAll(async () => {
    const { build, database, wire, server } = current();
    await server.stop();
    await wire.stop();
    await database.drop();
    build.remove();
  });
  return {
    get server() {
      return current().server;
    },
    get wire() {
      return current().wire;
    },
    start: () =>
      runMain({
        DATABASE_URL: current().wire.url,
        DIST_DIR: current().build.dist,
        DEMO_DATA: '0',
        // An act that waits for the wire keeps its connection.
        DATABASE_POOL: '48',
        LOG_LEVEL: 'error',
      }),
  };
}
