import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
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
  /** No statement, lock or idle timeout: for migrations, which may change large tables or wait for another instance's. */
  readonly noTimeouts?: boolean;
  /** Commits do not wait for the disk: the last moment's rows are lost when the machine loses power. */
  readonly asyncCommit?: boolean;
  /** Called for a lost connection, idle or in use. */
  readonly onLost?: (error: Error) => void;
}

export interface OpenDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export function openDatabase({
  url,
  pool: max = 20,
  noTimeouts = false,
  asyncCommit = false,
  onLost,
}: DatabaseSettings): OpenDatabase {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: asyncCommit ? 10_000 : 2_500,
    idleTimeoutMillis: 30_000,
    ...(!noTimeouts && {
      statement_timeout: 3_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 5_000,
    }),
    ...(asyncCommit && { options: '-c synchronous_commit=off' }),
    application_name: 'mall',
  });
  // The pool handles errors of idle connections only: without a handler, one in use would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onLost?.(error)));
  pool.on('error', () => undefined); // reported above
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

export const isReachable = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
