import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { aCardCode } from '../../../testing/data/a-card-code.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const second = 1_000;
const day = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const exchange = (as: TestMember, code: string) =>
  server.call(cardCode.exchangeCardCode, { cardCode: code }, { as });
const records = async (as: TestMember) => (await server.data(cardCode.exchangeRecords, {}, { as })).list;

describe('the exchange window', () => {
  it.each<[string, number, number, string]>([
    ['not begun', day, 2 * day, '该卡密还没有到兑换时间'],
    ['over', -2 * day, -day, '该卡密的兑换时间已结束'],
  ])('%s: the code waits, and says so', async (_when, from, to, message) => {
    const at = (ms: number) => new Date(server.now().getTime() + ms);
    const { code } = await aCardCode(server, { beginsAt: at(from), endsAt: at(to) });
    expect(await exchange(await aMember(server), code)).toMatchObject({ code: '0', message });
  });

  it('is visible to every caller: the open one, else the next, else the last', async () => {
    const at = (days: number) => new Date(server.now().getTime() + days * day);
    const actNum = freshId('act');
    expect(await server.call(cardCode.exchangePeriod, { actNum })).toMatchObject({
      code: '0',
      message: '没有找到该兑换活动',
    });
    const period = async () => server.data(cardCode.exchangePeriod, { actNum });
    await aCardCode(server, { actNum, beginsAt: at(-9), endsAt: at(-7) });
    expect(await period()).toMatchObject({ open: false, codeLength: 16 });
    const next = await aCardCode(server, { actNum, beginsAt: at(5), endsAt: at(6) });
    const { begins_at } = await server.db
      .selectFrom('card_code_batches')
      .select('begins_at')
      .where('batch_id', '=', next.batchId)
      .executeTakeFirstOrThrow();
    expect(await period()).toMatchObject({ open: false, beginsAt: begins_at.toISOString() });
    await aCardCode(server, { actNum, beginsAt: at(-2), endsAt: at(1) });
    await aCardCode(server, { actNum, beginsAt: at(-1), endsAt: at(2) });
    const { open, beginsAt, endsAt } = await period();
    expect([open, Math.round((Date.parse(endsAt) - Date.parse(beginsAt)) / day)]).toEqual([true, 4]);
  });
});

describe('the records', () => {
  it("are paged, newest first, and one's own (A1)", async () => {
    const [mine, theirs] = [await aMember(server), await aMember(server)];
    const { codes } = await aCardCode(server, { count: 5 });
    for (const code of codes.slice(0, 4)) {
      await exchange(mine, code);
      await server.advance(second);
    }
    await exchange(theirs, codes[4] ?? '');
    const pages = await Promise.all(
      [1, 2].map((pageNum) => server.data(cardCode.exchangeRecords, { pageNum, pageSize: 3 }, { as: mine })),
    );
    expect(pages.map(({ list, total, hasNext }) => [list.length, total, hasNext])).toEqual([
      [3, 4, true],
      [1, 4, false],
    ]);
    const times = pages.flatMap(({ list }) => list.map(({ exchangedAt }) => exchangedAt));
    expect(times).toEqual([...times].sort().reverse());
    expect(await records(theirs)).toHaveLength(1);
  });

  it('and the exchange are for members', async () => {
    for (const call of [
      server.call(cardCode.exchangeRecords, {}),
      server.call(cardCode.exchangeCardCode, { cardCode: 'A' }),
    ])
      expect(await call).toMatchObject({ code: '-2' });
  });
});
