import type { RuleCheck } from '#core/contract/common/gateway.shapes.ts';
import { checkOrder } from '#core/rules/goods/order-rules.ts';
import type { Db } from '../../db/database.ts';
import { isListed } from '../../db/is-listed.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { subscriberFacts } from './subscriber-facts.ts';
import { rulesOf } from './rules-of.ts';

export interface OrderQuestion {
  readonly skuId?: string | undefined;
  readonly productId?: string | undefined;
  readonly businessId?: string | undefined;
  readonly quantity: number;
}

interface Target {
  readonly kind: 'product' | 'sku' | 'business';
  readonly id: string;
}

/** Whether the subscriber may order this: the result of every rule for the item or for all of its kind. A plan has the rules of its membership. */
export async function orderRules(deps: Deps, member: Member, input: OrderQuestion): Promise<RuleCheck> {
  const asked = targetOf(input);
  if (!asked) throw new Refusal('请选择要办理的商品');
  const target = (asked.kind === 'sku' && (await productOfPlan(deps.db, asked.id))) || asked;
  const [facts, known, rules] = await Promise.all([
    subscriberFacts(deps, member),
    isOnSale(deps, target),
    rulesOf(deps.db, target.kind, [target.id]),
  ]);
  const productId = target.kind === 'product' ? target.id : undefined;
  return checkOrder({ ...facts, known, productId, quantity: input.quantity }, rules(target.id));
}

function targetOf({ productId, skuId, businessId }: OrderQuestion): Target | undefined {
  if (productId !== undefined) return { kind: 'product', id: productId };
  if (skuId !== undefined) return { kind: 'sku', id: skuId };
  return businessId === undefined ? undefined : { kind: 'business', id: businessId };
}

async function productOfPlan(db: Db, skuId: string): Promise<Target | undefined> {
  const plan = await db
    .selectFrom('product_plans')
    .select('product_id')
    .where('sku_id', '=', skuId)
    .executeTakeFirst();
  return plan && { kind: 'product', id: plan.product_id };
}

async function isOnSale({ db, clock }: Deps, { kind, id }: Target): Promise<boolean> {
  const row = {
    product: () => db.selectFrom('products').select('product_id as id').where('product_id', '=', id),
    sku: () =>
      db
        .selectFrom('skus')
        .innerJoin('goods', 'goods.goods_id', 'skus.goods_id')
        .select('skus.sku_id as id')
        .where('skus.sku_id', '=', id)
        .where(isListed(clock.now())),
    business: () => db.selectFrom('businesses').select('business_id as id').where('business_id', '=', id),
  }[kind]();
  return (await row.executeTakeFirst()) !== undefined;
}
