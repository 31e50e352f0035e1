import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Db, Tx } from './database.ts';
import type { Tables } from './schema.ts';

/**
 * Does work on a database whose changes the work alone sees: all of it is one transaction, which is rolled back and which the
 * database itself refuses to commit. Transactions of the work are savepoints.
 */
export async function rolledBack<Result>(
  db: Db,
  now: Date,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const tx = await db.startTransaction().execute();
  try {
    await tx.insertInto('uncommittable_transactions').values({ started_at: now }).execute();
    return await work(databaseIn(tx));
  } finally {
    await tx.rollback().execute();
  }
}

const databaseIn = (tx: Tx): Db =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SavepointDriver(tx),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** One connection for all queries: a transaction has it exclusively until it ends. */
class SavepointDriver implements Driver {
  readonly #connection: DatabaseConnection;
  readonly #tx: Tx;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(tx: Tx) {
    this.#tx = tx;
    this.#connection = {
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => tx.executeQuery<Row>(query),
      streamQuery: () => {
        throw new Error('a transaction that is rolled back streams nothing');
      },
    };
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    let release: () => void = () => undefined;
    this.#free = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {
    this.#release();
  }
  async beginTransaction(): Promise<void> {
    await sql`savepoint inside`.execute(this.#tx);
  }
  async commitTransaction(): Promise<void> {
    await sql`release savepoint inside`.execute(this.#tx);
  }
  async rollbackTransaction(): Promise<void> {
    await sql`rollback to savepoint inside`.execute(this.#tx);
  }
  async destroy(): Promise<void> {}
}
