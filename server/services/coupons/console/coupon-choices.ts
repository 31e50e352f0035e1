import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';

/** The categories of shops, for coupons that pay at tills, and the products that a condition can ask for. */
export async function couponChoices(db: Db): Promise<DataOf<typeof couponConsole.couponChoices>> {
  const [categories, products] = await Promise.all([
    db.selectFrom('shop_categories').select(['category_id', 'name']).orderBy('sort').execute(),
    db.selectFrom('products').select(['product_id', 'name']).orderBy('name').orderBy('product_id').execute(),
  ]);
  return {
    shopCategories: categories.map(({ category_id, name }) => ({ categoryId: category_id, name })),
    products: products.map(({ product_id, name }) => ({ productId: product_id, name })),
  };
}
