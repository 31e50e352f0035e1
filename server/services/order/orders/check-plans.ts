import { checkOrder } from '#core/rules/goods/order-rules.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { rulesOf } from '../../common/gateway/public.ts';
import { subscriberFacts } from '../../user/public.ts';
import type { LineInput } from './order-facts.ts';

/** Refuses plans whose membership the subscriber may not open, with the first reason of its rules. */
export async function checkPlans(deps: Deps, caller: Member, lines: readonly LineInput[]): Promise<void> {
  const plans = await deps.db
    .selectFrom('product_plans')
    .select('product_id')
    .where(
      'sku_id',
      'in',
      lines.map(({ skuId }) => skuId),
    )
    .execute();
  if (plans.length === 0) return;
  const products = plans.map(({ product_id }) => product_id);
  const [facts, rules] = await Promise.all([
    subscriberFacts(deps, caller),
    rulesOf(deps.db, 'product', products),
  ]);
  for (const productId of products) {
    const { passed, reason } = checkOrder(
      { ...facts, known: true, productId, quantity: 1 },
      rules(productId),
    );
    if (!passed) throw new Refusal(reason);
  }
}
