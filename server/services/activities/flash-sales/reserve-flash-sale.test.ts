import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#core/contract/order/orders.ts';
import { payWithinMs } from '#core/rules/order/order-states.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import { aGroupActivity } from '../../../testing/data/a-group-activity.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aFlashSale, type TestFlashSale } from '../../../testing/data/a-flash-sale.ts';
import { freshId } from '../../../testing/fresh.ts';
import { repeated, scattered } from '../../../testing/repeated.ts';
import { seededInt, seedOfRun } from '../../../testing/seeded.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { closeUnpaidWork } from '../../orders/orders/close-order.ts';
import { markPaid } from '../../payments/payments/mark-paid.ts';
import { releaseExpiredWork } from './release-expired.ts';
import { flashSaleReservations } from './reserve-flash-sale.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const minute = 60_000;
const members = (many: number) => Promise.all(Array.from({ length: many }, () => aMember(server)));
interface ReservationInput {
  readonly quantity?: number;
  readonly payableFen?: number;
  readonly key?: string;
}
const submit = (
  as: TestMember,
  flashSale: TestFlashSale,
  { quantity = 1, payableFen, key = freshId('key') }: ReservationInput = {},
) =>
  server.call(
    orders.submitOrder,
    {
      lines: [{ skuId: flashSale.skuId, quantity }],
      activityId: flashSale.activityId,
      payableFen: payableFen ?? 500 * quantity,
    },
    { as, headers: { 'idempotency-key': key } },
  );
const preview = (as: TestMember, flashSale: TestFlashSale, quantity = 1) =>
  server.call(
    orders.previewOrder,
    { lines: [{ skuId: flashSale.skuId, quantity }], activityId: flashSale.activityId },
    { as },
  );
const stateOf = ({ activityId }: TestFlashSale) =>
  server.db
    .selectFrom('seckill_goods')
    .select(['sold', 'spent_fen'])
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
/** Orders at the price of the flash sale that are not closed. */
const ordersOf = async ({ skuId }: TestFlashSale) =>
  server.db
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_no', 'o.order_no')
    .select(['o.order_no', 'o.user_id', 'l.quantity'])
    .where('l.sku_id', '=', skuId)
    .where('o.state', '<>', 'closed')
    .execute();
const switchOn = (flashSale: TestFlashSale, is_on: boolean) =>
  server.db
    .updateTable('seckill_sessions')
    .set({ is_on })
    .where('session_id', '=', flashSale.sessionId)
    .execute();

describe('a flash sale', () => {
  it('is ordered at its price, which the bill shows', async () => {
    const [as, flashSale] = [await aMember(server), await aFlashSale(server)];
    expect(await preview(as, flashSale)).toMatchObject({
      data: {
        payableFen: 500,
        steps: [
          { kind: 'list', amountFen: 2_000 },
          { kind: 'activity', text: '限时秒杀优惠', amountFen: -1_500 },
        ],
      },
    });
    expect(await submit(as, flashSale)).toMatchObject({
      success: true,
      data: { payableFen: 500, state: 'created' },
    });
    expect(await stateOf(flashSale)).toEqual({ sold: 1, spent_fen: 1_500 });
  });

  it('with 100 pieces and 420 buyers at once sells exactly 100, one each', { timeout: 300_000 }, async () => {
    const flashSale = await aFlashSale(server, { goods: { total: 100 } });
    const buyers = await members(420);
    const answers = await Promise.all(buyers.map((as) => submit(as, flashSale)));
    expect(answers.filter(({ success }) => success)).toHaveLength(100);
    expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
      new Set(['已抢光，下次早点来']),
    );
    const sold = await ordersOf(flashSale);
    expect([sold.length, new Set(sold.map(({ user_id }) => user_id)).size]).toEqual([100, 100]);
    expect((await stateOf(flashSale)).sold).toBe(100);
  });

  it('is one order for one key, also when the limit is used by it', async () => {
    const [as, flashSale] = [await aMember(server), await aFlashSale(server)];
    const first = await submit(as, flashSale, { key: 'one-sale-key' });
    const again = await submit(as, flashSale, { key: 'one-sale-key' });
    expect(again.data).toEqual(first.data);
    expect(await submit(as, flashSale)).toMatchObject({ success: false, message: '您已达到每人限购数量' });
    expect((await stateOf(flashSale)).sold).toBe(1);
  });

  it('never gives one subscriber more than the limit, however many orders are sent at once', async () => {
    const [as, flashSale] = [
      await aMember(server),
      await aFlashSale(server, { goods: { limit_per_user: 2 } }),
    ];
    await Promise.all(Array.from({ length: 12 }, () => submit(as, flashSale)));
    expect((await ordersOf(flashSale)).length).toBeLessThanOrEqual(2);
    expect(await submit(as, flashSale, { quantity: 3 })).toMatchObject({ success: false });
    expect((await stateOf(flashSale)).sold).toBeLessThanOrEqual(2);
  });

  it('never exceeds its budget', async () => {
    // 4,000 fen pay for two pieces of which the operator adds 1,500.
    const flashSale = await aFlashSale(server, { goods: { budget_fen: 4_000 } });
    const answers = await Promise.all((await members(6)).map((as) => submit(as, flashSale)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(await stateOf(flashSale)).toEqual({ sold: 2, spent_fen: 3_000 });
  });

  it('begins and ends to the second, whatever the page says', async () => {
    const as = await aMember(server);
    const [soon, over] = [
      await aFlashSale(server, { session: { begins_at: new Date(server.now().getTime() + minute) } }),
      await aFlashSale(server, { session: { ends_at: server.now() } }),
    ];
    expect((await submit(as, soon)).message).toBe('还没有开始，请稍候');
    expect((await preview(as, soon)).message).toBe('还没有开始，请稍候');
    expect((await submit(as, over)).message).toBe('活动已结束');
    await server.advance(minute);
    expect((await submit(as, soon)).success).toBe(true);
  });

  it('for members is bought with right type 1 only (§6)', async () => {
    const flashSale = await aFlashSale(server, { session: { right_type: rightTypeIds.isSecKillRight } });
    const [guest, holder] = [await aMember(server), await aMember(server, { level: 2 })];
    await server.db
      .insertInto('vip_type_rights')
      .expression(
        (e) =>
          e
            .selectFrom('subscriptions as s')
            .innerJoin('products as p', 'p.product_id', 's.product_id')
            .select((c) => ['p.vip_type_id', c.val(rightTypeIds.isSecKillRight).as('right_type_id')])
            .where('s.user_id', '=', holder.userId) as never,
      )
      .execute();
    expect((await submit(guest, flashSale)).message).toBe('开通会员后可以参加');
    expect((await submit(holder, flashSale)).success).toBe(true);
  });

  it('sells its sku alone, and takes nothing from the stock of the goods', async () => {
    const [as, flashSale] = [
      await aMember(server),
      await aFlashSale(server, { goodsTraits: { stock_left: 0 } }),
    ];
    const other = await aFlashSale(server);
    const lines = [flashSale, other].map(({ skuId }) => ({ skuId, quantity: 1 }));
    expect(
      (await server.call(orders.previewOrder, { lines, activityId: flashSale.activityId }, { as })).message,
    ).toBe('活动商品请单独下单');
    expect(
      (
        await server.call(
          orders.previewOrder,
          { lines: lines.slice(1), activityId: flashSale.activityId },
          { as },
        )
      ).message,
    ).toBe('该规格不参加本次活动');
    expect((await submit(as, flashSale)).success).toBe(true);
  });

  it('is not combined with a group: the order is refused before a piece is reserved', async () => {
    const [as, flashSale, group] = [
      await aMember(server),
      await aFlashSale(server),
      await aGroupActivity(server),
    ];
    const input = {
      lines: [{ skuId: flashSale.skuId, quantity: 1 }],
      activityId: flashSale.activityId,
      group: { activityId: group.activityId },
    };
    const refusal = { success: false, message: '秒杀和拼团不能在一个订单里使用，请分开下单' };
    expect(await server.call(orders.previewOrder, input, { as })).toMatchObject(refusal);
    expect(await server.call(orders.submitOrder, { ...input, payableFen: 500 }, { as })).toMatchObject(
      refusal,
    );
    expect(await stateOf(flashSale)).toEqual({ sold: 0, spent_fen: 0 });
  });

  it('takes back the pieces of an order that is cancelled, once', async () => {
    const [as, flashSale] = [await aMember(server), await aFlashSale(server, { goods: { total: 1 } })];
    const orderNo = (await submit(as, flashSale)).data?.orderNo ?? '';
    await Promise.all([1, 2, 3].map(() => server.call(orders.cancelOrder, { orderNo }, { as })));
    expect(await stateOf(flashSale)).toEqual({ sold: 0, spent_fen: 0 });
    expect((await submit(await aMember(server), flashSale)).success).toBe(true);
  });

  it('keeps what was won for 15 minutes, then sells it again', async () => {
    const [as, other] = [await aMember(server), await aMember(server)];
    const flashSale = await aFlashSale(server, { goods: { total: 1 } });
    // A wrong price is refused after the piece was reserved.
    expect((await submit(as, flashSale, { payableFen: 1 })).message).toContain('价格已更新为5元');
    expect((await submit(other, flashSale)).message).toBe('已抢光，下次早点来');
    await server.advance(15 * minute);
    await releaseExpiredWork(server.deps).run();
    expect((await stateOf(flashSale)).sold).toBe(0);
    await expect.poll(async () => (await submit(other, flashSale)).success, { timeout: 60_000 }).toBe(true);
  });
});

describe('sold out', () => {
  it('is answered from memory for half a second, except to who had a piece', async () => {
    let nowMs = 1_000;
    const reserve = flashSaleReservations(server.deps, () => nowMs);
    const flashSale = await aFlashSale(server, { goods: { total: 1 } });
    const [first, second, third] = await members(3);
    const reserveFor = (as: TestMember | undefined) =>
      reserve({ userId: as?.userId ?? '', activityId: flashSale.activityId, quantity: 1 });
    const reserved = await reserveFor(first);
    expect(reserved.kind).toBe('held');
    expect(await reserveFor(second)).toEqual({ kind: 'refused', why: 'soldOut' });
    await server.db
      .updateTable('seckill_goods')
      .set({ total: 2 })
      .where('activity_id', '=', flashSale.activityId)
      .execute();
    expect(await reserveFor(third)).toEqual({ kind: 'refused', why: 'soldOut' });
    expect(await reserveFor(first)).toEqual(reserved);
    nowMs = 1_501;
    expect((await reserveFor(third)).kind).toBe('held');
  });
});

describe('races', () => {
  it(
    'a payment that meets the end of an order keeps its piece or frees it, exactly once',
    { timeout: 300_000 },
    () =>
      repeated(async (below) => {
        const flashSale = await aFlashSale(server, { goods: { total: 2 } });
        const buyers = await members(2);
        const orderNos = await Promise.all(
          buyers.map(async (as) => (await submit(as, flashSale)).data?.orderNo ?? ''),
        );
        const late = { now: () => new Date(server.now().getTime() + payWithinMs) };
        const paid = new Map<string, boolean>();
        await scattered(below, 6, async (at) => {
          const orderNo = orderNos[at];
          if (orderNo === undefined) return closeUnpaidWork({ ...server.deps, clock: late }).run();
          const isPaid = await server.db
            .transaction()
            .execute((tx) => markPaid(tx, { orderNo, paidFen: 500, reason: '支付成功' }, server.now()));
          return paid.set(orderNo, isPaid);
        });
        await closeUnpaidWork({ ...server.deps, clock: late }).run();
        const stored = (await ordersOf(flashSale)).map(({ order_no }) => order_no).sort();
        expect(stored).toEqual(orderNos.filter((orderNo) => paid.get(orderNo)).sort());
        expect(await stateOf(flashSale)).toEqual({ sold: stored.length, spent_fen: 1_500 * stored.length });
      }),
  );

  it(
    'no order is written after the off switch, and every piece is accounted for',
    { timeout: 300_000 },
    async () => {
      const seed = seedOfRun();
      const below = seededInt(seed);
      for (let round = 0; round < 4; round += 1) {
        const flashSale = await aFlashSale(server, { goods: { total: 30 } });
        const buyers = await members(40);
        const switchedAfter = below(40);
        const cancels = below(8);
        let off: Promise<unknown> = Promise.resolve();
        const answers = await Promise.all(
          buyers.map(async (as, at) => {
            if (at === switchedAfter) off = switchOn(flashSale, false);
            const answer = await submit(as, flashSale);
            if (at < cancels && answer.data)
              await server.call(orders.cancelOrder, { orderNo: answer.data.orderNo }, { as });
            return answer;
          }),
        );
        await off;
        const after = await Promise.all((await members(3)).map((as) => submit(as, flashSale)));
        const context = `SEED=${seed} round ${round}: ${answers.filter(({ success }) => success).length} orders`;
        expect(
          after.map(({ message }) => message),
          context,
        ).toEqual(['活动已暂停，请稍后再来', '活动已暂停，请稍后再来', '活动已暂停，请稍后再来']);
        await server.advance(16 * minute);
        await releaseExpiredWork(server.deps).run();
        expect((await stateOf(flashSale)).sold, context).toBe((await ordersOf(flashSale)).length);
      }
    },
  );
});
