import { sql } from 'kysely';
import type { RowFault } from '#core/rules/console/goods/goods-price-file.ts';
import type { Tx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { upsertRows, type Refresh } from '../demo/upsert-rows.ts';
import type { JudgedFile } from './import-kind.ts';

/** A row of a table with the line of the file that it comes from. */
export interface LineRow {
  readonly line: number;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Rows of one table. Without `change` a row that is there with other values is a fault: operators change it in the console. */
export interface TableRows {
  readonly table: keyof Tables;
  readonly key: readonly string[];
  readonly rows: readonly LineRow[];
  readonly mayChange: boolean;
  /** What a row is called in a fault. */
  nameOf(row: LineRow['row']): string;
  /** Where an operator changes it. */
  readonly changedIn: string;
}

/** Judges rows against what the tables have; they are written in the order of the list. */
export async function judgeRows(
  tx: Tx,
  tables: readonly TableRows[],
  faults: readonly RowFault[],
  notes: readonly string[] = [],
): Promise<JudgedFile> {
  const found: RowFault[] = [...faults];
  let [created, changed, unchanged] = [0, 0, 0];
  for (const each of tables) {
    const states = await statesOf(tx, each);
    for (const { line, row } of each.rows) {
      const isOther = states.get(keyOf(each, row));
      if (isOther === undefined) created += 1;
      else if (!isOther) unchanged += 1;
      else if (each.mayChange) changed += 1;
      else
        found.push({
          line,
          fault: `${each.nameOf(row)}已有，内容不一样`,
          cure: `在运营台“${each.changedIn}”修改，或者删掉这一行`,
        });
    }
  }
  return {
    faults: found.toSorted((a, b) => a.line - b.line),
    created,
    changed,
    unchanged,
    notes,
    write: async () => {
      for (const { table, key, rows, mayChange } of tables)
        await upsertRows(
          tx,
          table,
          rows.map(({ row }) => row),
          mayChange ? ({ key } as unknown as Refresh<keyof Tables>) : undefined,
        );
    },
  };
}

const keyOf = ({ key }: TableRows, row: LineRow['row']): string =>
  JSON.stringify(key.map((column) => String(row[column])));

/** For each row that is there, by its key: whether it has other values. */
async function statesOf(tx: Tx, each: TableRows): Promise<ReadonlyMap<string, boolean>> {
  const { table, key, rows } = each;
  const [first] = rows;
  if (!first) return new Map();
  const columns = Object.keys(first.row);
  const list = (names: readonly string[], owner: string) =>
    sql.join(names.map((name) => sql.ref(`${owner}.${name}`)));
  const same = sql.join(
    key.map((column) => sql`${sql.ref(`t.${column}`)} = ${sql.ref(`w.${column}`)}`),
    sql` and `,
  );
  const found = await sql<{ readonly key: string[]; readonly isOther: boolean }>`
    select array[${sql.join(key.map((column) => sql`${sql.ref(`t.${column}`)}::text`))}] as key,
      (${list(columns, 't')}) is distinct from (${list(columns, 'w')}) as "isOther"
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb) w
    join ${sql.table(table)} t on ${same}`.execute(tx);
  return new Map(found.rows.map((row) => [JSON.stringify(row.key), row.isOther]));
}

/** Of the values those that a column has. */
export async function knownValues(
  tx: Tx,
  table: keyof Tables,
  column: string,
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly value: string }>`
    select distinct ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} = any(${[...values]}::text[])`.execute(tx);
  return new Set(rows.map(({ value }) => value));
}
