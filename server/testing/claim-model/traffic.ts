import { setImmediate as turn } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** After so many turns of the event loop without statements, all results are processed. */
const quietTurns = 4;

/** The statements in flight. */
export class Traffic {
  #onTheWay = 0;

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#onTheWay += 1;
    try {
      return await work();
    } finally {
      this.#onTheWay -= 1;
    }
  }

  async quiet(): Promise<void> {
    for (let turns = 0; turns < quietTurns; turns = this.#onTheWay === 0 ? turns + 1 : 0) await turn();
  }
}

/** A database whose statements wait at a gate before they take a connection, so that connection times decide nothing. */
export function gatedDb(pool: pg.Pool, traffic: Traffic, gate: (statement: string) => Promise<void>): Db {
  const query = async (text: string, values: readonly unknown[]) => {
    if (/^\s*begin/i.test(text)) throw new Error('a transaction would need a connection of its own');
    await gate(text);
    return traffic.during(async () => {
      const connection = await pool.connect();
      try {
        return await connection.query(text, [...values]);
      } finally {
        connection.release();
      }
    });
  };
  const client: PostgresPoolClient = {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => undefined,
  };
  const gated: PostgresPool = { connect: async () => client, end: async () => undefined, options: {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: gated }) });
}
