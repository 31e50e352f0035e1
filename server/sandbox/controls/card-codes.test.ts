import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { tickets } from '#core/contract/content/tickets.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { DEMO_DATA: '1' } });
});
afterAll(() => server.stop());

const print = () => server.sandbox(trade.cardCodes, {});
const cardsOf = async (batchId: string) =>
  (await print()).find((batch) => batch.batchId === batchId)?.codes ?? [];
const unused = async (batchId: string) =>
  (await cardsOf(batchId)).find(({ usedBy }) => usedBy === null)?.code ?? '';

it('the workbench prints the same cards every time, six of each batch ready', async () => {
  const cards = await print();
  expect(cards.map(({ batchId }) => batchId)).toEqual([
    'demo-last-month',
    'demo-coffee',
    'demo-season',
    'demo-video',
    'demo-next-month',
  ]);
  expect(
    cards.every(
      ({ codes }) =>
        codes.length === 6 && codes.every(({ code }) => /^([0-9A-HJKMNP-TV-Z]{4}-?){4}$/.test(code)),
    ),
  ).toBe(true);
  expect(await print()).toEqual(cards);
});

it('another installation prints other cards', async () => {
  const other = await testServer({
    settings: { DEMO_DATA: '1', MALL_SECRET: 'another secret of at least 32 characters' },
  });
  const codes = new Set((await print()).flatMap((batch) => batch.codes.map(({ code }) => code)));
  const others = (await other.sandbox(trade.cardCodes, {})).flatMap((batch) =>
    batch.codes.map(({ code }) => code),
  );
  expect(others.filter((code) => codes.has(code))).toEqual([]);
  await other.stop();
});

it('an exchanged card shows its subscriber, and another card is available', async () => {
  const member = await aMember(server);
  const code = await unused('demo-video');
  expect(await server.data(cardCode.exchangeCardCode, { cardCode: code }, { as: member })).toMatchObject({
    rightsName: '视频会员月卡',
  });
  const cards = await cardsOf('demo-video');
  expect(cards).toHaveLength(7);
  expect(cards.find((card) => card.code === code)?.usedBy).toMatch(/^139\*{4}\d{4}$/);
});

it.each([
  ['demo-coffee', { success: true }],
  ['demo-season', { success: true, data: { state: 'delivered' } }],
  ['demo-next-month', { message: '该卡密还没有到兑换时间' }],
  ['demo-last-month', { message: '该卡密的兑换时间已结束' }],
])('a card of %s does what its batch says', async (batchId, answer) => {
  expect(
    await server.call(
      cardCode.exchangeCardCode,
      { cardCode: await unused(batchId) },
      { as: await aMember(server) },
    ),
  ).toMatchObject(answer);
});

it('the gold member has a record of an exchange and tickets of what was opened', async () => {
  const as = await server.sandbox(controls.openSession, { mobile: '13800000001' });
  expect((await server.data(cardCode.exchangeRecords, {}, { as })).list).toMatchObject([
    { rightsName: '影音季卡', state: 'delivered' },
  ]);
  expect((await server.data(tickets.serviceTickets, {}, { as })).list).toHaveLength(2);
  expect(await server.data(cardCode.exchangePeriod, { actNum: 'beautiful' })).toMatchObject({ open: true });
});

it('the clock moved to the next month opens its batch', async () => {
  const { endsAt } = await server.data(cardCode.exchangePeriod, {});
  await server.advance(Date.parse(endsAt) - server.now().getTime() + 60_000);
  expect(await server.data(cardCode.exchangePeriod, {})).toMatchObject({ open: true, beginsAt: endsAt });
});
