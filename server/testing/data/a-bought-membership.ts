import { aMember, type TestMember } from './a-member.ts';
import { aPaidOrder } from './orders/a-paid-order.ts';
import type { TestProduct } from './a-product.ts';
import { eventually } from '../eventually.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

/** A month of a product for 9.9 yuan; returns its sku. */
export async function aPlan({ db }: Pick<TestServer, 'db'>, { productId }: TestProduct): Promise<string> {
  const skuId = freshId('plan');
  await db
    .insertInto('product_plans')
    .values({
      sku_id: skuId,
      goods_id: freshId('plan-goods'),
      product_id: productId,
      name: '月卡',
      months: 1,
      days: null,
      auto_renew: false,
      price_fen: 990,
      next_price_fen: null,
      sort: 1,
    })
    .execute();
  return skuId;
}

export interface BoughtMembership {
  readonly as: TestMember;
  readonly orderNo: string;
  readonly subscriptionId: string;
}

/** A membership that a new member has bought and that is open. */
export async function aBoughtMembership(server: TestServer, skuId: string): Promise<BoughtMembership> {
  const as = await aMember(server);
  const orderNo = await aPaidOrder(server, as, { lines: [{ skuId, quantity: 1 }] });
  const opened = await eventually(
    () =>
      server.db
        .selectFrom('subscriptions')
        .select('subscription_id')
        .where('user_id', '=', as.userId)
        .executeTakeFirst(),
    (row) => row !== undefined,
  );
  return { as, orderNo, subscriptionId: opened?.subscription_id ?? '' };
}
