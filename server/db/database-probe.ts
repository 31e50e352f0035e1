import type pg from 'pg';
import { LimitedClient } from './limited-client.ts';
import { limitedWait } from './wait-budget.ts';

/** Two tries fit into a second. */
const maxTryMs = 400;

export interface DatabaseProbe {
  /** Whether the database answers now; concurrent callers share one question. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}

class ProbeClient extends LimitedClient {
  protected override readonly limits = { maxMs: maxTryMs };
}

/** Asks the database over a connection of its own, independent of the pool. When that one fails, a new one is tried once. */
export function databaseProbe(url: string): DatabaseProbe {
  let cached: ProbeClient | undefined;
  let pending: Promise<boolean> | undefined;

  const open = async (client: ProbeClient): Promise<void> => {
    client.on('error', () => void (cached === client && (cached = undefined)));
    await client.connect();
  };
  const probe = async (): Promise<boolean> => {
    const client =
      cached ??
      new ProbeClient({ connectionString: url, connectionTimeoutMillis: maxTryMs, application_name: 'mall' });
    const connection: pg.Client = client;
    const answer = async (): Promise<unknown> => {
      if (client !== cached) await open(client);
      return connection.query('select 1');
    };
    try {
      await limitedWait({ maxMs: maxTryMs }, answer, () => undefined);
      cached = client;
      return true;
    } catch {
      cached = undefined;
      client.discard('the database did not answer a probe');
      return false;
    }
  };
  return {
    isAnswering: () =>
      (pending ??= probe()
        .then((isAnswering) => isAnswering || probe())
        .finally(() => (pending = undefined))),
    async close() {
      await pending;
      const connection: pg.Client | undefined = cached;
      await connection?.end();
    },
  };
}
