import { Kysely, PostgresDialect, sql, type LogEvent, type Transaction } from 'kysely';
import pg from 'pg';
import { limitedPool, type PoolLimits } from './limited-pool.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;
/** A transaction. Query functions take either. */
export type Tx = Transaction<Tables>;

// Only counts are bigint (ids are text), and they fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date has no time zone: it stays YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export interface DatabaseSettings {
  readonly url: string;
  readonly pool?: number;
  /** No statement, lock, idle or query timeout: for migrations, which may change large tables or wait for another instance's. */
  readonly noTimeouts?: boolean;
  /** The database ends a statement after this; the other limits follow from it. */
  readonly timeoutMs?: number;
  /** Instead of those that follow. */
  readonly limits?: Partial<PoolLimits>;
  /** False behind a pooler that does not know prepared statements. */
  readonly preparesStatements?: boolean;
  /** Called for a lost connection, idle or in use. */
  readonly onLost?: (error: Error) => void;
  /** Called after each query; its values must not leave the process. */
  readonly onQuery?: ((event: LogEvent) => void) | undefined;
  /** Called with how long a query waited for a connection. */
  readonly onWaited?: (ms: number) => void;
}

export interface OpenDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** How long the oldest request for a connection has been waiting. */
  waitingMs(): number;
  close(): Promise<void>;
}

/** Migrations and the preparation of a start wait for a connection as long as a starting database may take. */
const patientConnectMs = 60_000;

/** A call waits longer than for a lock, and with the queue before a batch less than three seconds by default (F9). */
const limitsOf = (timeoutMs: number) => ({
  // Longer than the statement's own, so that a slow statement costs no connection.
  maxQueryMs: timeoutMs + 1_000,
  maxConnectMs: (timeoutMs * 5) / 6,
  maxCallMs: (timeoutMs * 4) / 5,
});
const noLimits = { maxQueryMs: Infinity, maxConnectMs: patientConnectMs, maxCallMs: Infinity };

/** On a direct connection alone: a pooler refuses them, and the role's own are set for calls (role-limits.ts). */
export const withoutLimits =
  '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';
/** Of a peer that is gone without a word the kernel learns within half a minute, also on a connection without limits. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export function openDatabase({
  url,
  pool: max = 20,
  noTimeouts = false,
  timeoutMs = 3_000,
  limits,
  preparesStatements = true,
  onLost,
  onWaited,
  onQuery,
}: DatabaseSettings): OpenDatabase {
  const limited = limitedPool(
    {
      connectionString: url,
      max,
      idleTimeoutMillis: 30_000,
      ...keepAlive,
      ...(noTimeouts && { options: withoutLimits }),
      application_name: 'mall',
    },
    { ...(noTimeouts ? noLimits : limitsOf(timeoutMs)), ...limits, onWaited, preparesStatements },
  );
  const { pool, waitingMs } = limited;
  // The pool handles errors of idle connections only: without a handler, one in use would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onLost?.(error)));
  pool.on('error', () => undefined); // reported above
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: limited }),
    ...(onQuery && { log: onQuery }),
  });
  return { db, pool, waitingMs, close: () => db.destroy() };
}

/** Work over direct connections of its own without limits: for migrations and what a start prepares. */
export async function withoutTimeouts<Result>(
  url: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase({ url, pool: 2, noTimeouts: true });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

export const isReachable = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
