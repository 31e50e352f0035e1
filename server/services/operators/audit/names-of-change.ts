import { sql } from 'kysely';

type Changes = 'price_changes' | 'stock_movements' | 'rights_stock_movements';

const nameOf = <Name extends string | null>(table: Changes, column: string) =>
  sql<Name>`(select o.name from operators o where o.operator_id = ${sql.ref(`${table}.${column}`)})`;

/** Who made a change of this table and who approved it. */
export const namesOfChange = (table: Changes) =>
  [
    nameOf<string>(table, 'changed_by').as('by'),
    nameOf<string | null>(table, 'approved_by').as('approver'),
  ] as const;
