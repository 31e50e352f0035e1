import type { Db } from '../../../db/database.ts';

/** Suppliers are called so in the dictionary, by their codes. */
const dictionaryCode = 'supplier';

export type SupplierNames = Readonly<Record<string, string>>;

export async function supplierNames(db: Db): Promise<SupplierNames> {
  const rows = await db
    .selectFrom('dictionary')
    .select(['name', 'value'])
    .where('code', '=', dictionaryCode)
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
