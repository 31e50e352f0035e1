import type { RuleCheck } from '#core/contract/common/gateway.shapes.ts';
import { checkOrder } from '#core/rules/goods/order-rules.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { subscriberFacts } from '../../user/public.ts';
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

/** Whether the subscriber may order this: the result of every rule for the item or for all of its kind. */
export async function orderRules(deps: Deps, member: Member, wanted: OrderQuestion): Promise<RuleCheck> {
  const target = targetOf(wanted);
  if (!target) throw new Refusal('请选择要办理的商品');
  const [facts, known, rules] = await Promise.all([
    subscriberFacts(deps, member),
    isOnSale(deps.db, target),
    rulesOf(deps.db, target.kind, [target.id]),
  ]);
  return checkOrder(
    { ...facts, known, productId: wanted.productId, quantity: wanted.quantity },
    rules(target.id),
  );
}

function targetOf({ productId, skuId, businessId }: OrderQuestion): Target | undefined {
  if (productId !== undefined) return { kind: 'product', id: productId };
  if (skuId !== undefined) return { kind: 'sku', id: skuId };
  return businessId === undefined ? undefined : { kind: 'business', id: businessId };
}

async function isOnSale(db: Db, { kind, id }: Target): Promise<boolean> {
  const row = {
    product: () => db.selectFrom('products').select('product_id as id').where('product_id', '=', id),
    sku: () => db.selectFrom('goods').select('sku_id as id').where('sku_id', '=', id),
    business: () => db.selectFrom('businesses').select('business_id as id').where('business_id', '=', id),
  }[kind]();
  return (await row.executeTakeFirst()) !== undefined;
}
