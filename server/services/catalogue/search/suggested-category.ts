import type { Db } from '../../../db/database.ts';
import type { MatchingGoods } from './matching-goods.ts';

/** The root category that most of the goods found are of; null where they are of several. */
export async function suggestedCategory(db: Db, hits: readonly MatchingGoods[]) {
  if (hits.length === 0) return null;
  const rows = await db
    .selectFrom('categories as c')
    .leftJoin('categories as p', 'p.category_id', 'c.parent_id')
    .select(['c.category_id as leaf', 'c.name', 'p.category_id as root', 'p.name as root_name'])
    .where(
      'c.category_id',
      'in',
      hits.map(({ category_id }) => category_id),
    )
    .execute();
  const counted = new Map<string, { readonly categoryName: string; readonly total: number }>();
  for (const { category_id } of hits) {
    const row = rows.find(({ leaf }) => leaf === category_id);
    if (!row) continue;
    const id = row.root ?? row.leaf;
    counted.set(id, { categoryName: row.root_name ?? row.name, total: (counted.get(id)?.total ?? 0) + 1 });
  }
  const [largest] = [...counted].toSorted(([, a], [, b]) => b.total - a.total);
  if (!largest || largest[1].total * 2 < hits.length) return null;
  return { categoryId: largest[0], ...largest[1] };
}
