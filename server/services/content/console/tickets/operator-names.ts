import type { Db, Tx } from '../../../../db/database.ts';

/** The names of operators by their ids. */
export async function operatorNames(
  db: Db | Tx,
  operatorIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('operators')
    .select(['operator_id', 'name'])
    .where('operator_id', 'in', [...operatorIds])
    .execute();
  return new Map(rows.map(({ operator_id, name }) => [operator_id, name]));
}
