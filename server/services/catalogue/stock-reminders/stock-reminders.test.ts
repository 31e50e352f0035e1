import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockReminders } from '#core/contract/goods/stock-reminders.ts';
import { maxStockReminders } from '#core/contract/goods/stock-reminders.shapes.ts';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { Deps } from '../../../deps.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { sendStockReminders } from './send-stock-reminders.ts';

/** Tomorrow at an hour in China. At night the server's own worker sends nothing. */
const tomorrowAt = (hour: number): number => {
  const { year, month, day } = chinaTime(Date.now());
  return chinaInstant({ year, month, day: day + 1, hour });
};
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ machineMs: () => tomorrowAt(3) });
});
afterAll(() => server.stop());

const at = (ms: number): Deps => ({ ...server.deps, clock: { now: () => new Date(ms) } });
const send = async (deps: Deps = at(tomorrowAt(12))) => {
  while ((await sendStockReminders(deps)) > 0);
};
const soldOut = async () => `${await aGoods(server, { stock_left: 0 })}.1`;
const restock = (skuId: string, stock_left = 5) =>
  server.db.updateTable('skus').set({ stock_left }).where('sku_id', '=', skuId).execute();
const request = (as: TestMember, skuId: string) =>
  server.call(stockReminders.askStockReminder, { skuId }, { as });
const cancel = (as: TestMember, skuId: string) =>
  server.data(stockReminders.cancelStockReminder, { skuId }, { as });
const isRequested = async (as: TestMember, skuId: string) =>
  (await server.data(stockReminders.stockReminder, { skuId }, { as })).asked;
/** The server's night comes before the messages of the day, so they are read from their table. */
const inbox = ({ userId }: TestMember) =>
  server.db.selectFrom('messages').select(['title', 'link']).where('user_id', '=', userId).execute();
const sms = (as: TestMember) => server.sandbox(upstreams.inbox, { mobile: as.mobile });

describe('a stock reminder', () => {
  it('is sent once as SMS and message when the sku is in stock again', async () => {
    const member = await aMember(server);
    const skuId = await soldOut();
    for (const _repetition of [1, 2])
      expect(await request(member, skuId)).toMatchObject({ data: { asked: true } });
    await send();
    expect(await isRequested(member, skuId)).toBe(true);
    await restock(skuId);
    await Promise.all([send(), send()]);
    await send(at(tomorrowAt(18)));
    expect(await isRequested(member, skuId)).toBe(false);
    expect(await inbox(member)).toMatchObject([
      { title: '您等的商品到货了', link: { page: 'goodsDetail', query: { skuId } } },
    ]);
    expect(await sms(member)).toMatchObject([{ text: expect.stringContaining('“咖啡券（一杯）”已经有货') }]);
  });

  it('is sent again when it was requested again', async () => {
    const member = await aMember(server);
    const skuId = await soldOut();
    await request(member, skuId);
    await restock(skuId);
    await send();
    await restock(skuId, 0);
    await server.advance(1_000);
    await request(member, skuId);
    await restock(skuId);
    await send();
    expect(await inbox(member)).toHaveLength(2);
  });

  it('is the subscriber’s own, and not sent after it was cancelled', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const skuId = await soldOut();
    await request(member, skuId);
    expect(await isRequested(other, skuId)).toBe(false);
    expect(await cancel(other, skuId)).toEqual({ asked: false });
    expect(await isRequested(member, skuId)).toBe(true);
    for (const _repetition of [1, 2]) expect(await cancel(member, skuId)).toEqual({ asked: false });
    await restock(skuId);
    await send();
    expect(await inbox(member)).toEqual([]);
  });

  it('waits for the day, and for a gateway that did not answer', async () => {
    const member = await aMember(server);
    const skuId = await soldOut();
    await request(member, skuId);
    await restock(skuId);
    await send(at(tomorrowAt(4)));
    await send({ ...at(tomorrowAt(12)), sms: { send: async () => 'unknown' } });
    expect(await isRequested(member, skuId)).toBe(true);
    expect(await inbox(member)).toEqual([]);
    await send(at(tomorrowAt(13)));
    expect(await inbox(member)).toHaveLength(1);
    expect(await sms(member)).toHaveLength(1);
  });

  it('is refused for what is in stock or not on sale, and beyond the limit', async () => {
    const member = await aMember(server);
    const skuId = await soldOut();
    await restock(skuId);
    expect(await request(member, skuId)).toMatchObject({ message: '已经有货了，可以直接购买' });
    expect(await request(member, 'nowhere')).toMatchObject({ message: '商品不存在或已下架' });
    const [first = '', second = '', ...others] = await Promise.all(
      Array.from({ length: maxStockReminders + 1 }, soldOut),
    );
    const [user_id, asked_at] = [member.userId, server.now()];
    await server.db
      .insertInto('stock_reminders')
      .values(others.map((sku_id) => ({ user_id, sku_id, asked_at, due_at: asked_at })))
      .execute();
    const answers = await Promise.all([request(member, first), request(member, second)]);
    expect(answers.filter(({ success }) => !success)).toMatchObject([
      { message: '最多设置50个到货提醒，请先取消不需要的' },
    ]);
  });
});
