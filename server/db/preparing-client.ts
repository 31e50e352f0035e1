import pg from 'pg';

/** The names of the prepared statements by their text. */
export const statementNames = new Map<string, string>();

/** A connection that sends the text of a prepared query once. */
export class PreparingClient extends pg.Client {
  override query(...[query, ...rest]: readonly unknown[]): never {
    const name = typeof query === 'string' ? statementNames.get(query) : undefined;
    const send = super.query as (...args: readonly unknown[]) => never; // one signature for all of pg's
    return send.call(this, name === undefined ? query : { name, text: query }, ...rest);
  }
}
