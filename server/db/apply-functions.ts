import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from './database.ts';

export interface FunctionFile {
  readonly name: string;
  readonly text: string;
}

/** Beside this module, and copied beside the bundle by tooling/build/build-server.ts. */
const folder = new URL('./functions/', import.meta.url);

/** The database functions, one in each file, with the triggers that call them. */
export const readFunctions = (): readonly FunctionFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -4), text: readFileSync(new URL(file, folder), 'utf8') }));

/** Creates or replaces the functions whose text has changed since it was last applied, all or none; returns their names. */
export const applyFunctions = (db: Db, files = readFunctions()): Promise<readonly string[]> =>
  db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('applied_functions').selectAll().execute();
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    const changed = files
      .map(({ name, text }) => ({ name, text, hash: createHash('sha256').update(text).digest('hex') }))
      .filter(({ name, hash }) => applied.get(name) !== hash);
    if (changed.length === 0) return [];
    for (const { text } of changed) await sql.raw(text).execute(tx);
    const names = changed.map(({ name }) => name);
    const { rows: found } = await sql<{ name: string; signatures: number }>`
      select f.name, count(p.oid)::integer as signatures from unnest(${names}::text[]) as f(name)
      left join pg_proc p on p.proname = f.name and p.pronamespace = current_schema::regnamespace
      group by f.name`.execute(tx);
    const wrong = found.find(({ signatures }) => signatures !== 1);
    if (wrong)
      throw new Error(
        `functions/${wrong.name}.sql leaves ${wrong.signatures} functions of that name: a changed signature needs a new name (docs/decisions/0022-baseline-and-functions.md)`,
      );
    await tx
      .insertInto('applied_functions')
      .values(changed.map(({ name, hash }) => ({ name, hash })))
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash: (e) => e.ref('excluded.hash') }))
      .execute();
    return names;
  });
