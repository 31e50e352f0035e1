import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared-query.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;
/** Inside a transaction; every query function takes either. */
export type Tx = Transaction<Tables>;

// bigint counts fit a double here (ids are text), and dates stay Dates.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day has no hour and no zone: it stays YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export interface DatabaseSettings {
  readonly url: string;
  readonly pool?: number;
  /** Waits as long as it takes: for migrations, which may change large tables or wait for another instance's. */
  readonly patient?: boolean;
  /** What is written may be lost with the machine's power, so nobody waits for the disk. */
  readonly losable?: boolean;
  /** A lost connection, idle or at work, is an event to log, never a crash. */
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
  patient = false,
  losable = false,
  onLost,
}: DatabaseSettings): OpenDatabase {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: losable ? 10_000 : 2_500,
    idleTimeoutMillis: 30_000,
    ...(!patient && {
      statement_timeout: 3_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 5_000,
    }),
    ...(losable && { options: '-c synchronous_commit=off' }),
    application_name: 'mall',
  });
  // The pool listens to idle connections only; one that breaks between two statements of ours would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onLost?.(error)));
  pool.on('error', () => undefined); // told above
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

export const isReachable = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
