import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

type Column<T extends keyof Tables> = keyof Tables[T] & string;

/** How existing rows are updated. */
export interface Refresh<T extends keyof Tables> {
  readonly key: readonly Column<T>[];
  /** Columns that are only set by the insert, such as a count of sales. */
  readonly keep?: readonly Column<T>[];
}

/** Inserts rows in one statement; columns they leave out get their defaults. Existing rows are left unchanged, or updated where `refresh` is given. */
export async function upsertRows<T extends keyof Tables>(
  db: Db | Tx,
  table: T,
  rows: readonly Partial<Selectable<Tables[T]>>[],
  refresh?: Refresh<T>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const list = (names: readonly string[], owner?: string) =>
    sql.join(names.map((name) => sql.ref(owner ? `${owner}.${name}` : name)));
  const fixed: readonly string[] = refresh ? [...refresh.key, ...(refresh.keep ?? [])] : [];
  const content = columns.filter((column) => !fixed.includes(column));
  const onConflict = refresh
    ? sql`(${list(refresh.key)}) do update set (${list(content)}) = row(${list(content, 'excluded')})
        where (${list(content, table)}) is distinct from (${list(content, 'excluded')})`
    : sql`do nothing`;
  await sql`
    insert into ${sql.table(table)} (${list(columns)})
    select ${list(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict ${onConflict}`.execute(db);
}
