import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { aMember, type TestMember } from './a-member.ts';
import { aProduct } from './a-product.ts';
import { eventually } from '../eventually.ts';
import { freshId } from '../fresh.ts';
import { giveBalance } from './give-balance.ts';
import type { TestServer } from '../test-server.ts';

export interface RenewingMembership {
  readonly as: TestMember;
  readonly orderNo: string;
  readonly subscriptionId: string;
  readonly skuId: string;
  readonly productId: string;
  readonly endsAt: Date;
}

/** A membership of 9.9 yuan that renews monthly at 19.9, bought from a phone bill with this balance. */
export async function aRenewingMembership(
  server: TestServer,
  { balanceFen = 100_000, payMethodId = 3 }: { balanceFen?: number; payMethodId?: 3 | 6 } = {},
): Promise<RenewingMembership> {
  const as = await aMember(server);
  const { productId } = await aProduct(server, { level: 2 });
  const skuId = freshId('plan');
  await server.db
    .insertInto('product_plans')
    .values({
      sku_id: skuId,
      goods_id: freshId('plan-goods'),
      product_id: productId,
      name: '连续包月',
      months: 1,
      days: null,
      auto_renew: true,
      price_fen: 990,
      next_price_fen: 1_990,
      sort: 1,
    })
    .execute();
  await giveBalance(server, as.mobile, balanceFen + 990);
  await server.db.updateTable('users').set({ points: 990 }).where('user_id', '=', as.userId).execute();
  const { orderNo } = await server.data(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], payableFen: 990 },
    { as },
  );
  await server.data(payments.createPayment, { orderNo, payMethodId, returnTo: '/content/x' }, { as });
  const opened = await eventually(
    () =>
      server.db.selectFrom('subscriptions').selectAll().where('user_id', '=', as.userId).executeTakeFirst(),
    (row) => row !== undefined,
  );
  if (!opened?.ends_at) throw new Error('the membership has no end');
  return {
    as,
    orderNo,
    skuId,
    productId,
    subscriptionId: opened.subscription_id,
    endsAt: opened.ends_at,
  };
}
