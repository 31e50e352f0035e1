import type pg from 'pg';
import { appliedMigrationsText, contractingOf, type AppliedMigration } from './applied-migrations.ts';
import { LimitedClient } from './limited-client.ts';
import { isUndefinedTable } from './sql-state.ts';
import { limitedWait } from './wait-budget.ts';

/** Two tries fit into a second. */
const maxTryMs = 400;

export type DatabaseState =
  /** It has every migration of this release, and of newer ones none that contracts. */
  'usable' | 'no answer' | 'schema gone' | { readonly contractedBy: readonly string[] };

export interface DatabaseProbe {
  /** How the database is now; concurrent callers share one question. */
  state(): Promise<DatabaseState>;
  close(): Promise<void>;
}

class ProbeClient extends LimitedClient {
  protected override readonly limits = { maxMs: maxTryMs };
}

/**
 * Asks the database for its migrations over a connection of its own, independent of the pool. When that one fails, a new one is
 * tried once.
 */
export function databaseProbe(url: string, known: ReadonlySet<string>): DatabaseProbe {
  let cached: ProbeClient | undefined;
  let pending: Promise<DatabaseState> | undefined;

  const open = async (client: ProbeClient): Promise<void> => {
    client.on('error', () => void (cached === client && (cached = undefined)));
    await client.connect();
  };
  const probe = async (): Promise<DatabaseState> => {
    const client =
      cached ??
      new ProbeClient({ connectionString: url, connectionTimeoutMillis: maxTryMs, application_name: 'mall' });
    const connection: pg.Client = client;
    const answer = async (): Promise<readonly AppliedMigration[]> => {
      if (client !== cached) await open(client);
      return (await connection.query<AppliedMigration>(appliedMigrationsText)).rows;
    };
    try {
      const applied = await limitedWait({ maxMs: maxTryMs }, answer, () => undefined);
      cached = client;
      return stateOf(applied, known);
    } catch (error) {
      cached = undefined;
      client.discard('the database did not answer a probe');
      return isUndefinedTable(error) ? 'schema gone' : 'no answer';
    }
  };
  return {
    state: () =>
      (pending ??= probe()
        .then((state) => (state === 'no answer' ? probe() : state))
        .finally(() => (pending = undefined))),
    async close() {
      await pending;
      const connection: pg.Client | undefined = cached;
      await connection?.end();
    },
  };
}

function stateOf(applied: readonly AppliedMigration[], known: ReadonlySet<string>): DatabaseState {
  const contractedBy = contractingOf(applied, known);
  if (contractedBy.length > 0) return { contractedBy };
  const names = new Set(applied.map(({ name }) => name));
  return [...known].every((name) => names.has(name)) ? 'usable' : 'schema gone';
}
