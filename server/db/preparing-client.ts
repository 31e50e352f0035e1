import { hash } from 'node:crypto';
import pg from 'pg';

/** The names of the prepared statements by their text. */
export const statementNames = new Map<string, string>();

/**
 * The same name for the same text in every process, connection and release, and another one for another text: a pooler may run the
 * statement on a connection that another client prepared (docs/decisions/0167).
 */
const hashed = (name: string, text: string): string => `${name}-${hash('sha256', text, 'hex').slice(0, 20)}`;

/** Has each connection prepare this text. */
export const prepareAlways = (name: string, text: string): void =>
  void statementNames.set(text, hashed(name, text));

/** Uses of a text after which it is prepared by each connection, instead of being parsed and planned for every request. */
const minUses = 16;
/** A connection keeps the plans of so many texts; those of lists with many lengths would fill its memory. */
const maxPrepared = 400;
const maxCounted = 4_000;
const uses = new Map<string, number>();

/** Its result has the columns that it names: a prepared `select *` fails after a migration has added one. */
const namesItsColumns = (text: string): boolean => !text.replaceAll('(*)', '').includes('*');

/** The name under which a query with parameters is prepared; undefined if it is sent as text. */
function nameOf(text: string): string | undefined {
  const name = statementNames.get(text);
  if (name !== undefined) return name;
  const count = (uses.get(text) ?? 0) + 1;
  if (uses.size >= maxCounted) uses.clear();
  uses.set(text, count);
  if (count < minUses || statementNames.size >= maxPrepared || !namesItsColumns(text)) return undefined;
  const statementName = hashed('often', text);
  statementNames.set(text, statementName);
  return statementName;
}

/** A connection that sends the text of a prepared or often repeated query once. */
export class PreparingClient extends pg.Client {
  /** False behind a pooler that does not know prepared statements: each text is sent and planned anew. */
  protected readonly prepares: boolean = true;

  override query(...[query, ...rest]: readonly unknown[]): never {
    const [values] = rest;
    const hasValues = Array.isArray(values) && values.length > 0;
    const name =
      !this.prepares || typeof query !== 'string'
        ? undefined
        : hasValues
          ? nameOf(query)
          : statementNames.get(query);
    const send = super.query as (...args: readonly unknown[]) => never; // one signature for all of pg's
    return send.call(this, name === undefined ? query : { name, text: query }, ...rest);
  }
}
