import { CompiledQuery, type Compilable } from 'kysely';
import pg from 'pg';
import type { Db, Tx } from './database.ts';

/** Where a value goes in a query that is compiled once. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Statement {
  readonly text: string;
  /** A slot, or a value that never changes, for each number in the text. */
  readonly parameters: readonly unknown[];
}

const statementNames = new Map<string, string>();

/**
 * A hot query: built and compiled once in the process, parsed and planned once by each connection. Its text must not depend
 * on the values, and it names its columns, because a statement that selects them all fails once a migration adds one.
 */
export function preparedQuery<Values extends object, Row>(
  name: string,
  build: (db: Db | Tx, values: Required<Values>) => Compilable<Row>,
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  let statement: Statement | undefined;
  return async (db, values) => {
    if (!statement) {
      statement = eachSlotOnce(build(db, slots() as Required<Values>).compile());
      statementNames.set(statement.text, name);
    }
    const fill = (parameter: unknown) =>
      parameter instanceof Slot ? asSent(values[parameter.name as keyof Values]) : parameter;
    const { rows } = await db.executeQuery<Row>(
      CompiledQuery.raw(statement.text, statement.parameters.map(fill)),
    );
    return rows;
  };
}

/** Stands for the values while the query is built: each field is its own slot. */
function slots(): object {
  const made = new Map<string | symbol, Slot>();
  const slotOf = (field: string | symbol): Slot => {
    const slot = made.get(field) ?? new Slot(String(field));
    made.set(field, slot);
    return slot;
  };
  return new Proxy({}, { get: (_target, field) => slotOf(field) });
}

/** A value used five times is sent, read and converted once. */
function eachSlotOnce({ sql, parameters }: CompiledQuery): Statement {
  const unique = [...new Set(parameters)];
  return {
    text: sql.replace(
      /\$(\d+)/g,
      (_number, at: string) => `$${unique.indexOf(parameters[Number(at) - 1]) + 1}`,
    ),
    parameters: unique,
  };
}

/** A list of texts goes as one literal, which pg would put together four times as slowly; one in which something must be escaped is left to it. */
function asSent(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string' || each == null))
    return value ?? null;
  const list = JSON.stringify(value);
  return list.includes('\\') ? value : `{${list.slice(1, -1)}}`;
}

/** A connection that sends a prepared query's text to the server only once. */
export class PreparingClient extends pg.Client {
  override query(...[query, ...rest]: readonly unknown[]): never {
    const name = typeof query === 'string' ? statementNames.get(query) : undefined;
    const ask = super.query as (...args: readonly unknown[]) => never; // one signature for all of pg's
    return ask.call(this, name === undefined ? query : { name, text: query }, ...rest);
  }
}
