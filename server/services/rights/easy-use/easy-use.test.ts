import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { easyUse } from '#core/contract/goods/easy-use.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { nextAutoExchange } from '#core/rules/rights/my-month/auto-exchange.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { userFraction } from '#core/rules/rights/my-month/my-month-times.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aRight, type TestRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A card with three tickets a month and four rights, of which the last has no stock. */
async function aCard() {
  const video = await aRight(server, { family: 'rwy', choose: 3 });
  const [coffee, data, soldOut] = [
    await aRight(server, { beside: video }),
    await aRight(server, { beside: video }),
    await aRight(server, { beside: video, stock: 0 }),
  ];
  const goodsId = await aGoods(server, { sold: 900 });
  for (const [at, right, name] of [
    [1, video, '视频'],
    [2, coffee, '咖啡'],
    [3, data, '流量'],
    [4, soldOut, '电影'],
  ] as const)
    await server.db
      .updateTable('rights')
      .set({
        sort: at,
        show_name: name,
        ...(right === coffee && { goods_id: goodsId, sku_id: `${goodsId}.1` }),
      })
      .where('rights_id', '=', right.rightsId)
      .execute();
  return { video, coffee, data, soldOut, goodsId, coffeeSku: `${goodsId}.1` };
}

async function aHolder(card: TestRight): Promise<TestMember & { subscriptionId: string }> {
  const member = await aMember(server);
  return { ...member, ...(await aSubscription(server, { member, product: card })) };
}

const exchange = ({ productId, groupId, rightsId }: TestRight, as: TestMember & { subscriptionId: string }) =>
  server.data(
    singleRights.receiveEasyUseRights,
    { productId, groupId, rightsId, subscriptionId: as.subscriptionId },
    { as },
  );
const ticketsOf = async (as: TestMember) =>
  (await server.data(easyUse.easyUseCard, {}, { as }))?.tickets.map(({ state, exchangedFor }) => [
    state,
    exchangedFor,
  ]);

describe('the easy-use card', () => {
  it('has a ticket for each of the month’s choices; an exchange is a claim and uses one', async () => {
    const { video, coffee } = await aCard();
    const holder = await aHolder(video);
    expect(await server.data(easyUse.easyUseCard, {}, { as: holder })).toMatchObject({
      cardName: '随心看权益包',
      productId: video.productId,
      usableCount: 3,
      totalCount: 3,
      autoExchange: null,
    });
    await exchange(coffee, holder);
    await eventually(
      () => ticketsOf(holder),
      (tickets) => tickets?.[0]?.[0] === 'exchanged',
    );
    expect(await ticketsOf(holder)).toEqual([
      ['exchanged', '咖啡'],
      ['usable', null],
      ['usable', null],
    ]);
    const month = await server.data(easyUse.easyUseCard, {}, { as: holder });
    await server.advance(Date.parse(month?.tickets[0]?.expiresAt ?? '') - server.now().getTime());
    expect(await ticketsOf(holder)).toEqual([
      ['usable', null],
      ['usable', null],
      ['usable', null],
    ]);
  });

  it('is nothing for who holds none', async () => {
    expect(await server.data(easyUse.easyUseCard, {}, { as: await aMember(server) })).toBeNull();
  });
});

describe('the goods for tickets', () => {
  it('are the rights of one’s own card, under their names, by the card’s order or by sales', async () => {
    const { video, coffee, goodsId } = await aCard();
    const holder = await aHolder(video);
    const channel = freshId('channel');
    await server.db
      .insertInto('collections')
      .values({
        collection_id: channel,
        title: '餐饮',
        sub_title: '',
        pic_url: null,
        begins_at: null,
        ends_at: null,
      })
      .execute();
    await server.db
      .insertInto('collection_goods')
      .values({ collection_id: channel, goods_id: goodsId, price_fen: null, sort: 1 })
      .execute();
    const names = async (input: object) => {
      const { list } = await server.data(
        easyUse.easyUseGoods,
        { pageNum: 1, pageSize: 10, ...input },
        { as: holder },
      );
      return list.map(({ goodsName, lackStockFlag }) => [goodsName, lackStockFlag]);
    };
    expect(await names({})).toEqual([
      ['视频', 0],
      ['咖啡', 0],
      ['流量', 0],
      ['电影', 1],
    ]);
    expect(await names({ pageNum: 2, pageSize: 3 })).toEqual([['电影', 1]]);
    expect(await names({ goodsChannelId: channel })).toEqual([['咖啡', 0]]);
    const hot = (input: object = {}) =>
      server.data(easyUse.easyUseHotGoods, { pageNum: 1, pageSize: 2, ...input }, { as: holder });
    expect(await hot()).toMatchObject({
      total: 4,
      hasNext: true,
      list: [{ goodsId, rightsId: coffee.rightsId, priceFen: 2_000, ticketCost: 1 }, { goodsName: '视频' }],
    });
    await server.db
      .updateTable('goods')
      .set({ areas: ['320500'] })
      .where('goods_id', '=', goodsId)
      .execute();
    expect(await hot({ cityCode: '320500' })).toMatchObject({ total: 4 });
    expect(await hot({ cityCode: '320100' })).toMatchObject({ total: 3, list: [{ goodsName: '视频' }, {}] });
    expect((await names({ cityCode: '320100' })).map(([name]) => name)).toEqual(['视频', '流量', '电影']);
  });
});

describe('the automatic exchange', () => {
  const switchOn = async (holder: TestMember, skuId: string) => {
    await server.data(easyUse.sendAutoExchangeCode, {}, { as: holder });
    const [sms] = await server.sandbox(upstreams.inbox, { mobile: holder.mobile });
    expect(sms?.text).toContain('月底自动兑换');
    return server.data(
      easyUse.setAutoExchange,
      { enabled: true, skuId, smsCode: sms?.code ?? '' },
      { as: holder },
    );
  };

  it('is switched on with a code sent to one’s own number, and off without one', async () => {
    const { video, coffeeSku } = await aCard();
    const [holder, other] = [await aHolder(video), await aMember(server)];
    expect(await server.call(easyUse.sendAutoExchangeCode, {}, { as: other })).toMatchObject({
      code: '0',
      message: '您还没有开通任我用卡',
    });
    const wrong = { enabled: true, skuId: coffeeSku, smsCode: '000000' } as const;
    expect(await server.call(easyUse.setAutoExchange, wrong, { as: holder })).toMatchObject({
      message: '验证码不正确，请核对后重新输入',
    });
    expect(
      await server.call(easyUse.setAutoExchange, { ...wrong, skuId: 'another' }, { as: holder }),
    ).toMatchObject({ message: '该商品不能用券兑换' });
    expect(await switchOn(holder, coffeeSku)).toMatchObject({ enabled: true, goodsName: '咖啡' });
    expect((await server.data(easyUse.easyUseCard, {}, { as: holder }))?.autoExchange).toMatchObject({
      skuId: coffeeSku,
    });
    expect(await server.data(easyUse.setAutoExchange, { enabled: false }, { as: holder })).toBeNull();
    expect((await server.data(easyUse.easyUseCard, {}, { as: holder }))?.autoExchange).toBeNull();
  });

  it('uses the tickets left on the last day of the month: the chosen right first, nothing sold out, each once', async () => {
    const { video, data } = await aCard();
    const holder = await aHolder(video);
    await exchange(video, holder);
    await switchOn(holder, data.rightsId);
    const at = Math.ceil(nextAutoExchange(userFraction(holder.userId), server.now()));
    await server.advance(at - server.now().getTime());
    server.wakeJobs();
    const again = await aMember(server, { mobile: holder.mobile });
    const tickets = await eventually(
      () => ticketsOf(again),
      (shown) => shown?.every(([, name]) => name !== null) === true,
    );
    expect(tickets?.map(([, name]) => name).sort()).toEqual(['咖啡', '流量', '视频'].sort());
    expect(
      await server.db.selectFrom('claims').select('claim_id').where('user_id', '=', holder.userId).execute(),
    ).toHaveLength(3);
  });

  it('uses the tickets of its own month also when it runs late, and says what is lost', async () => {
    await server.advance(claimCycle(server.now()).endsAt - server.now().getTime());
    const { video, data } = await aCard();
    const holder = await aHolder(video);
    await switchOn(holder, data.rightsId);
    await exchange(data, holder);
    await server.db
      .updateTable('rights')
      .set({ monthly_stock: 0 })
      .where('group_id', '=', video.groupId)
      .where('rights_id', '!=', video.rightsId)
      .execute();
    const due = nextAutoExchange(userFraction(holder.userId), server.now());
    const month = claimCycle(due);
    // No job runs before the month is over.
    await server.db
      .updateTable('auto_exchanges')
      .set({ run_at: new Date(month.endsAt + 3_600_000) })
      .where('user_id', '=', holder.userId)
      .execute();
    await server.advance(month.endsAt + 7_200_000 - server.now().getTime());
    server.wakeJobs();
    const claims = () =>
      server.db
        .selectFrom('claims')
        .select(['rights_id', 'cycle'])
        .where('user_id', '=', holder.userId)
        .orderBy('claimed_at', 'desc')
        .execute();
    await eventually(claims, (rows) => rows.length === 2);
    expect((await claims()).map(({ cycle }) => cycle)).toEqual([month.cycle, month.cycle]);
    const again = await aMember(server, { mobile: holder.mobile });
    expect(await ticketsOf(again)).toEqual(Array.from({ length: 3 }, () => ['usable', null]));
    const [message] = await eventually(
      () =>
        server.db
          .selectFrom('messages')
          .select(['title', 'text'])
          .where('user_id', '=', holder.userId)
          .where('title', '=', '有任意券没有自动兑换')
          .execute(),
      (rows) => rows.length > 0,
    );
    expect(message?.text).toContain('还剩1张');
    expect((await server.data(easyUse.easyUseCard, {}, { as: again }))?.autoExchange?.runsOn).not.toBe(
      chinaDay(due),
    );
  });
});
