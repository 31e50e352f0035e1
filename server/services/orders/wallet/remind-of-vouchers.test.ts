import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import type { Deps } from '../../../deps.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { someCodes } from '../../../testing/data/some-codes.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { useCode } from '../fulfilment/use-code.ts';
import { remindOfVouchers } from './remind-of-vouchers.ts';

/** Days from today at an hour in China. At night the server's own worker sends nothing. */
const chinaAt = (days: number, hour: number): number => {
  const { year, month, day } = chinaTime(Date.now());
  return chinaInstant({ year, month, day: day + days, hour });
};
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ machineMs: () => chinaAt(1, 3) });
});
afterAll(() => server.stop());

const at = (ms: number): Deps => ({ ...server.deps, clock: { now: () => new Date(ms) } });
const remind = async (ms = chinaAt(1, 12)) => {
  while ((await remindOfVouchers(at(ms))) > 0);
};
const inbox = ({ userId }: TestMember) =>
  server.db.selectFrom('messages').select(['title', 'text', 'link']).where('user_id', '=', userId).execute();

/** A code that ends at the end of the day two days after tomorrow, or another one. */
async function bought(until = chinaAt(4, 0), quantity = 1) {
  const as = await aMember(server);
  const skuId = await someCodes(server, { count: quantity, name: '美式咖啡' });
  const orderNo = await aPaidOrder(server, as, { lines: [{ skuId, quantity }] });
  await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as }),
    ({ state }) => state === 'done',
  );
  await server.db
    .updateTable('sku_codes')
    .set({ valid_until: new Date(until) })
    .where('order_no', '=', orderNo)
    .execute();
  const { lines } = await server.data(afterSale.orderFulfilment, { orderNo }, { as });
  return { as, orderNo, codeId: lines[0]?.codes[0]?.codeId ?? '' };
}

it('the codes of a line are reminded of once, two days before they end, in the daytime', async () => {
  const { as, orderNo } = await bought(chinaAt(4, 0), 2);
  await remind(chinaAt(1, 7));
  expect(await inbox(as)).toEqual([]);
  await Promise.all([remind(), remind()]);
  await remind(chinaAt(2, 12));
  expect(await inbox(as)).toMatchObject([
    {
      title: '券码快到期了',
      text: expect.stringContaining('还有2张没有使用'),
      link: { page: 'orderDetail', query: { orderNo } },
    },
  ]);
});

it('codes that end later, have ended, were used or refunded are not reminded of', async () => {
  const [later, ended, used, refunded] = [
    await bought(chinaAt(5, 0)),
    await bought(chinaAt(1, 2)),
    await bought(),
    await bought(),
  ];
  await useCode(server.deps, used.codeId);
  const refund = { orderNo: refunded.orderNo, reason: '不想要了' };
  await server.data(afterSale.requestRefund, refund, { as: refunded.as });
  await remind();
  const titles = await Promise.all([later, ended, used, refunded].map(({ as }) => inbox(as)));
  expect(titles.flat().filter(({ title }) => title === '券码快到期了')).toEqual([]);
});

it('a code that a shop takes at the moment of the reminder is used, and reminded of at most once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { as, codeId } = await bought();
    const [isUsed] = await Promise.all([useCode(server.deps, codeId), remind(), remind()]);
    await remind(chinaAt(2, 12));
    expect(isUsed).toBe('used');
    expect((await inbox(as)).length).toBeLessThanOrEqual(1);
  }
});
