import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { aBoughtMembership, aPlan } from '../../../testing/data/a-bought-membership.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { aShop } from '../../../testing/data/a-shop.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const refund = (as: TestMember, orderNo: string) =>
  server.call(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as });

/** A package with one card of 5 yuan, which pays in the mall and at tills. */
async function aPackage(): Promise<string> {
  const [skuId, template_id] = [`${await aGoods(server, { price_fen: 100 })}.1`, freshId('template')];
  await server.db
    .insertInto('coupon_templates')
    .values({
      template_id,
      coupon_type: 'cash',
      title: '5元券',
      amount_fen: 500,
      valid_days: 7,
      valid_until: null,
      at_tills: true,
    })
    .execute();
  await server.db.insertInto('coupon_packages').values({ sku_id: skuId, template_id, quantity: 1 }).execute();
  return skuId;
}

/** A member with a bought package; returns its order and card. */
async function aBuyer(skuId: string) {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, 10_000);
  const orderNo = await aPaidOrder(server, as, { lines: [{ skuId, quantity: 1 }] });
  const card = await eventually(
    () =>
      server.db
        .selectFrom('user_coupons')
        .select('card_code')
        .where('user_id', '=', as.userId)
        .executeTakeFirst(),
    (row) => row !== undefined,
  );
  return { as, orderNo, cardCode: card?.card_code ?? '' };
}

describe('while its refund is requested', () => {
  it('a right of a membership is claimed or the membership refunded, never both', async () => {
    const right = await aRight(server);
    const skuId = await aPlan(server, right);
    await raced(
      () => aBoughtMembership(server, skuId),
      async ({ as, orderNo, subscriptionId }) => {
        const [claimed, refunded] = await Promise.all([
          server.call(cardProduct.receiveRights, { ...right, subscriptionId }, { as }),
          refund(as, orderNo),
        ]);
        expect([claimed.success, refunded.success].filter(Boolean)).toHaveLength(1);
      },
    );
  });

  it('a card of a package pays an order or the package is refunded, never both', async () => {
    const [skuId, coffee] = [
      await aPackage(),
      `${await aGoods(server, { price_fen: 2_000, coupon_types: ['cash'] })}.1`,
    ];
    await raced(
      () => aBuyer(skuId),
      async ({ as, orderNo, cardCode }) => {
        const order = { lines: [{ skuId: coffee, quantity: 1 }], cardCodes: [cardCode], payableFen: 1_500 };
        const [ordered, refunded] = await Promise.all([
          server.call(orders.submitOrder, order, { as }),
          refund(as, orderNo),
        ]);
        expect([ordered.success, refunded.success].filter(Boolean)).toHaveLength(1);
      },
    );
  });

  it('a card of a package pays at a till or the package is refunded, never both', async () => {
    const skuId = await aPackage();
    const { shopId } = await aShop(server);
    await raced(
      async () => {
        const bought = await aBuyer(skuId);
        return {
          ...bought,
          code: await server.data(payCode.payCode, { shopCode: shopId }, { as: bought.as }),
        };
      },
      async ({ as, orderNo, code: { authCode } }) => {
        const [, refunded] = await Promise.all([
          server.sandbox(terminals.scanPayCode, { authCode, shopCode: shopId, amountFen: 2_000 }),
          refund(as, orderNo),
        ]);
        const paid = await server.db
          .selectFrom('till_payments')
          .select('card_code')
          .where('user_id', '=', as.userId)
          .executeTakeFirst();
        expect([paid?.card_code !== null, refunded.success].filter(Boolean)).toHaveLength(1);
      },
    );
  });

  it('a code is shown or refunded, never both', async () => {
    const sku_id = `${await aGoods(server, { kind: 'code', price_fen: 100 })}.1`;
    await raced(
      async () => {
        const code_id = freshId('code');
        await server.db
          .insertInto('sku_codes')
          .values({
            code_id,
            sku_id,
            code_sealed: server.deps.encryption.goodsCodes.seal('6285310777310411'),
            valid_until: new Date(server.now().getTime() + 100 * 86_400_000),
          })
          .execute();
        const as = await aMember(server);
        const orderNo = await aPaidOrder(server, as, { lines: [{ skuId: sku_id, quantity: 1 }] });
        const { lines } = await eventually(
          () => server.data(afterSale.orderFulfilment, { orderNo }, { as }),
          (shown) => shown.lines[0]?.state === 'delivered',
        );
        return { as, orderNo, codeId: lines[0]?.codes[0]?.codeId ?? '' };
      },
      async ({ as, orderNo, codeId }) => {
        const [shown, refunded] = await Promise.all([
          server.call(afterSale.showCode, { orderNo, codeId }, { as }),
          refund(as, orderNo),
        ]);
        expect([shown.success, refunded.success].filter(Boolean)).toHaveLength(1);
      },
    );
  });
});

describe('an order', () => {
  it('that is cancelled while it is paid is closed without money, or paid, never both', async () => {
    const skuId = `${await aGoods(server, { price_fen: 1_000, stock_left: 9_999 })}.1`;
    await raced(
      async () => {
        const as = await aMember(server);
        await giveBalance(server, as.mobile, 10_000);
        const order = { lines: [{ skuId, quantity: 1 }], payableFen: 1_000 };
        const { orderNo } = await server.data(orders.submitOrder, order, { as });
        // It stays 'paid'.
        await server.db.insertInto('order_holds').values({ order_no: orderNo, reason: 'test' }).execute();
        return { as, orderNo };
      },
      async ({ as, orderNo }) => {
        const [cancelled] = await Promise.all([
          server.call(orders.cancelOrder, { orderNo }, { as }),
          server.call(payments.createPayment, { orderNo, payMethodId: 3, returnTo: '/content/x' }, { as }),
        ]);
        const isClosed = await eventually(
          async () => ({
            state: (await server.data(orders.goodsOrder, { orderNo }, { as })).state,
            balance: await server.deps.billing.balanceFen(as.mobile),
          }),
          ({ state, balance }) => balance === (state === 'paid' ? 9_000 : 10_000),
        );
        if (cancelled.success) expect(isClosed.state).toBe('closed');
        else expect(isClosed.state).not.toBe('closed');
      },
    );
  });
});
