import type { Db } from '../../../db/database.ts';
import type { Family } from '../../../db/schema/rights.ts';

/** The suppliers of the rights of a family's products; none for an unknown family. */
export const suppliersOf = (db: Db, family: string) =>
  db
    .selectFrom('rights as r')
    .innerJoin('right_groups as g', 'g.group_id', 'r.group_id')
    .innerJoin('products as p', 'p.product_id', 'g.product_id')
    .select('r.supplier')
    .where('p.family', '=', family as Family);
