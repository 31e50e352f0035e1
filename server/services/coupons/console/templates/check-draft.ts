import { sql } from 'kysely';
import type { CouponDraft } from '#core/contract/console/coupons/coupon-draft.shapes.ts';
import { couponFault } from '#core/rules/console/coupons/coupon-fault.ts';
import type { NameOf } from '#core/rules/console/coupons/coupon-texts.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { listGoods } from '../../../catalogue/public.ts';
import { categoryNames } from '../../cards/tables.ts';

/** The names of what a coupon is for. Categories are those of goods, and where it pays at tills those of shops, too. */
export async function scopeNames(
  db: Db | Tx,
  { categories, goods, atTills }: Pick<CouponDraft, 'categories' | 'goods' | 'atTills'>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  if (atTills && categories.length > 0) {
    const rows = await db
      .selectFrom('shop_categories')
      .select(['category_id', 'name'])
      .where('category_id', 'in', categories)
      .execute();
    for (const { category_id, name } of rows) names.set(category_id, name);
  }
  for (const [categoryId, name] of await categoryNames(db, categories)) names.set(categoryId, name);
  if (goods.length > 0) {
    const rows = await db
      .selectFrom('goods')
      .select(['goods_id', 'name'])
      .where('goods_id', 'in', goods)
      .execute();
    for (const { goods_id, name } of rows) names.set(goods_id, name);
  }
  return names;
}

interface CheckedDraft {
  readonly nameOf: NameOf;
  /** Where it can be used now, in sentences. */
  readonly uses: readonly string[];
}

/** Refuses a coupon that the rule refuses, that names what is not there, or that could be used nowhere now. */
export async function checkDraft(tx: Tx, draft: CouponDraft, now: Date): Promise<CheckedDraft> {
  const fault = couponFault(draft, now);
  if (fault !== undefined) throw new Refusal(fault);
  const names = await scopeNames(tx, draft);
  const unknown = (ids: readonly string[]): string | undefined => ids.find((id) => !names.has(id));
  const [category, goods] = [unknown(draft.categories), unknown(draft.goods)];
  if (category !== undefined) throw new Refusal(`分类：没有 ${category}`);
  if (goods !== undefined) throw new Refusal(`商品：没有 ${goods}`);
  const { total, isTotalMinimum } = await listGoods(tx, {
    scope: { ...draft, flowMb: draft.face.kind === 'flow' ? draft.face.flowMb : null },
    sort: 'default',
    pageNum: 1,
    pageSize: 1,
    now,
  });
  const shops = draft.atTills ? await shopsOf(tx, draft.categories) : 0;
  if (total + shops === 0) throw new Refusal('适用范围：没有在售商品收这类券，请先在商品页勾选，或换范围');
  return {
    nameOf: (id) => names.get(id) ?? id,
    uses: [
      `现在 ${total}${isTotalMinimum ? ' 件以上' : ' 件'}在售商品可以用`,
      ...(draft.atTills ? [`${shops.toLocaleString('zh-CN')} 家门店的收银台可以用`] : []),
    ],
  };
}

async function shopsOf(tx: Tx, categories: readonly string[]): Promise<number> {
  const { shops } = await tx
    .selectFrom('shops')
    .select((e) => e.fn.countAll<number>().as('shops'))
    .$if(categories.length > 0, (q) => q.where(sql<boolean>`category_id = any(${categories}::text[])`))
    .executeTakeFirstOrThrow();
  return shops;
}
