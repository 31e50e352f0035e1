import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { LimitedClient } from './limited-client.ts';
import { limitedWait } from './wait-budget.ts';

/** A connection unanswered for so long is evidence against the others: a failover or a firewall silences them together. */
const suspiciousMs = 1_000;

export interface PoolLimits {
  /** A connection that has not answered a query after this is destroyed. */
  readonly maxQueryMs: number;
  /** How long a query waits for a connection. */
  readonly maxConnectMs: number;
  /** How long a call, or a coalesced batch, waits for queries and connections in all. */
  readonly maxCallMs: number;
  /** Called with how long a query waited for a connection, in vain or not. */
  readonly onWaited?: ((ms: number) => void) | undefined;
}

export interface LimitedPoolSettings extends PoolLimits {
  readonly preparesStatements: boolean;
}

export interface LimitedPool extends PostgresPool {
  readonly pool: pg.Pool;
  /** How long the oldest request for a connection has been waiting; 0 without one. */
  waitingMs(): number;
}

/** A pool whose users wait within limits, and which replaces connections that no longer answer. */
export function limitedPool(
  config: pg.PoolConfig,
  { maxQueryMs, maxConnectMs, maxCallMs, onWaited, preparesStatements }: LimitedPoolSettings,
): LimitedPool {
  const idle = new Set<pg.PoolClient>();
  const waiting = new Set<{ readonly since: number }>();

  class Client extends LimitedClient {
    protected override readonly prepares = preparesStatements;
    protected override readonly limits = { maxMs: maxQueryMs, maxBudgetMs: maxCallMs };
    protected override onUnanswered(waitedMs: number): void {
      if (waitedMs >= suspiciousMs) discardIdle();
    }
  }
  const pool = new pg.Pool({ ...config, Client, connectionTimeoutMillis: maxConnectMs });
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));
  const discardIdle = (): void => {
    for (const client of idle)
      if (client instanceof Client) client.discard('closed, because another connection did not answer');
  };

  const connect = async (): Promise<pg.PoolClient> => {
    const request = { since: performance.now() };
    waiting.add(request);
    let acquired: Promise<pg.PoolClient> | undefined;
    try {
      return await limitedWait(
        { maxMs: maxConnectMs, maxBudgetMs: maxCallMs },
        () => (acquired = pool.connect()),
        () =>
          void acquired?.then(
            (late) => late.release(),
            () => undefined,
          ),
      );
    } finally {
      waiting.delete(request);
      onWaited?.(performance.now() - request.since);
    }
  };
  return {
    pool,
    connect,
    end: () => pool.end(),
    options: pool.options,
    waitingMs: () => {
      const [oldest] = waiting;
      return oldest ? performance.now() - oldest.since : 0;
    },
  };
}
