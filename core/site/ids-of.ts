/** The ids of a table, typed as its keys. */
export const idsOf = <Table extends object>(table: Table): readonly (keyof Table & string)[] =>
  Object.keys(table) as (keyof Table & string)[];
