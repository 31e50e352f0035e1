import type { blessingBag } from '#core/contract/content/blessing-bag.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import { suppliersOf } from './family-suppliers.ts';

/** The categories of all shops, or of those that accept the rights of one family. */
export async function shopCategories(
  { db }: Deps,
  { family }: { readonly family?: string | undefined },
): Promise<DataOf<typeof blessingBag.blessingBagCategories>> {
  let all = db.selectFrom('shop_categories').select(['category_id', 'name', 'icon_url']).orderBy('sort');
  if (family !== undefined)
    all = all.where(
      'category_id',
      'in',
      db.selectFrom('shops').select('category_id').where('supplier', 'in', suppliersOf(db, family)),
    );
  const rows = await all.execute();
  return rows.map(({ category_id, name, icon_url }) => ({
    categoryId: category_id,
    categoryName: name,
    iconUrl: icon_url,
  }));
}
