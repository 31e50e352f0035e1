import { sql, type Selectable } from 'kysely';
import type { Category } from '#core/contract/goods/catalogue.shapes.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Categories } from '../../../db/schema/mall.ts';
import type { Deps } from '../../../deps.ts';

type Node = Selectable<Categories>;

const view = (node: Node, all: readonly Node[]): Category => ({
  categoryId: node.category_id,
  categoryName: node.name,
  picUrl: node.pic_url,
  banner: node.banner,
  children: all
    .filter(({ parent_id }) => parent_id === node.category_id)
    .map(({ category_id, name, pic_url }) => ({
      categoryId: category_id,
      categoryName: name,
      picUrl: pic_url,
    })),
});

const inOrder = (db: Db) =>
  db.selectFrom('categories').selectAll().orderBy('sort').orderBy('category_id').execute();

/** The categories under a parent, or the roots, each with its sub-categories. */
export async function categoryTree(db: Db, parentId?: string): Promise<Category[]> {
  const all = await inOrder(db);
  return all.filter(({ parent_id }) => parent_id === (parentId ?? null)).map((node) => view(node, all));
}

/** The roots with sub-categories; with a coupon type only the categories of goods in stock that accept it. */
export async function rootCategories(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  couponType?: CouponType,
): Promise<Category[]> {
  const all = await inOrder(db);
  const roots = all.filter(({ parent_id }) => parent_id === null).map((node) => view(node, all));
  if (couponType === undefined) return roots.filter(({ children }) => children.length > 0);
  const used = await db
    .selectFrom('goods')
    .select('category_id')
    .distinct()
    .where('in_stock', '=', true)
    .where(isListed(clock.now()))
    .where(sql<boolean>`coupon_types @> ${[couponType]}::text[]`)
    .execute();
  const ids = new Set(used.map(({ category_id }) => category_id));
  return roots
    .map((root) => ({ ...root, children: root.children.filter(({ categoryId }) => ids.has(categoryId)) }))
    .filter(({ categoryId, children }) => ids.has(categoryId) || children.length > 0);
}
