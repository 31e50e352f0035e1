import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userLog } from '#core/contract/common/user-log.ts';
import { home } from '#core/contract/goods/home.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { computeRecommendations } from '../../services/catalogue/recommendations/compute-recommendations.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { eventually } from '../../testing/eventually.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const report = (minutes?: number) => server.sandbox(reports.eventsReport, { minutes });
const settled = () =>
  eventually(
    async () => server.deps.events.counts().waiting,
    (waiting) => waiting === 0,
  ).then(() =>
    eventually(
      async () => server.deps.events.counts(),
      ({ accepted, stored }) => accepted === stored,
    ),
  );

describe('the report of the workbench (decisions §7)', () => {
  it('is empty, but whole, before anything happened', async () => {
    const { perMinute, ...rest } = await report(3);
    expect(rest).toMatchObject({
      minutes: 3,
      total: 0,
      funnel: [{ step: 'home', visits: 0 }, { visits: 0 }, { visits: 0 }, { step: 'paid', visits: 0 }],
      topPages: [],
      recent: [],
    });
    expect(perMinute.map(({ total, kinds }) => [total, kinds])).toEqual(
      Array(3).fill([0, { clk: 0, imp: 0, ordst: 0, dl: 0, popview: 0, pageview: 0 }]),
    );
  });

  it('counts by minute and kind, follows visits from home to paid, and shows the newest rows masked', async () => {
    const member = await aMember(server);
    const visit = async (pathId: string, pageIds: readonly string[]) => {
      for (const pageId of pageIds)
        await server.data(userLog.pageViewLog, { pathId, pageId, pageName: `页面${pageId}` });
    };
    await visit('a', ['market-index', 'goods-detail', 'order-pay', 'order-result']);
    await visit('b', ['market-index', 'market-index', 'sku-detail']);
    await visit('c', ['mall-index', 'mine']);
    await server.data(
      userLog.behaviourLog,
      {
        pathId: 'b',
        pageId: 'sku-detail',
        event: 'ordst',
        si_x: '20',
        mobile: member.mobile,
        businessName: `给${member.mobile}`,
      },
      { as: member },
    );
    await server.data(userLog.behaviourLog, { pathId: 'd', pageId: 'home', actionType: 12 });
    await server.data(userLog.behaviourLog, { event: 'ordst' });
    await settled();

    const { total, perMinute, funnel, topPages, recent, ingestion } = await report(5);
    expect(total).toBe(12);
    expect(ingestion).toEqual({ accepted: 12, stored: 12, dropped: 0, lost: 0, refused: 0, waiting: 0 });
    const sum = (kind: string) => perMinute.reduce((all, { kinds }) => all + (kinds[kind] ?? 0), 0);
    expect([sum('pageview'), sum('imp'), sum('ordst'), sum('clk')]).toEqual([9, 1, 2, 0]);
    expect(perMinute).toHaveLength(5);
    expect(funnel).toEqual([
      { step: 'home', title: '首页', visits: 4 },
      { step: 'detail', title: '商品详情', visits: 2 },
      { step: 'order', title: '下单', visits: 2 },
      { step: 'paid', title: '支付完成', visits: 1 },
    ]);
    expect(topPages[0]).toEqual({
      pageId: 'market-index',
      pageName: '页面market-index',
      events: 3,
      visits: 2,
    });
    expect(recent).toHaveLength(12);
    expect(
      recent.find(({ kind, userId }) => kind === 'ordst' && userId === member.userId)?.record['mobile'],
    ).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(JSON.stringify(recent)).not.toContain(member.mobile);
  });

  it('covers the given period', async () => {
    await server.advance(10 * 60_000);
    expect((await report(5)).total).toBe(0);
    expect((await report()).total).toBe(12);
    expect((await report(1440)).perMinute).toHaveLength(1440);
  });

  it('shows at most fifty rows', async () => {
    for (let i = 0; i < 60; i += 1) await server.data(userLog.behaviourLog, { pageId: 'many' });
    await settled();
    expect((await report(1)).recent.length).toBe(50);
  });

  it.each(['0', '-1', '1441', '1.5', 'x', '1e9'])('minutes=%s is 400 with a sentence', async (minutes) => {
    const response = await server.fetch(`/sandbox/api/events/report?minutes=${minutes}`);
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: expect.stringMatching(/^请检查 minutes：./) },
    ]);
  });

  it('reports what a recommendation led to, and why it was made', async () => {
    const goodsId = await aGoods(server, { name: '明前绿茶', sold: 90_000 });
    await computeRecommendations(server.deps);
    const recommendId = (await server.data(home.forYou, { pageNum: 1, pageSize: 1 })).list[0]?.recommendId;
    const carried = { pathId: 'r', recommendId, goodsId };
    await server.data(userLog.behaviourLog, { ...carried, pageId: 'market-index', event: 'clk' });
    await server.data(userLog.behaviourLog, { ...carried, pageId: 'goods-detail', event: 'imp' });
    await server.data(userLog.behaviourLog, { ...carried, pageId: 'goods-detail', event: 'ordst' });
    await settled();
    const { recommended } = await report(5);
    expect(recommended.steps.map(({ step, visits }) => [step, visits])).toEqual([
      ['opened', 1],
      ['detail', 1],
      ['order', 1],
      ['paid', 0],
    ]);
    expect(recommended.goods).toEqual([
      { goodsId, goodsName: '明前绿茶', reason: '销量高', clicks: 1, orders: 1 },
    ]);
    const why = await server.sandbox(reports.recommendations, { level: 0 });
    expect(why).toMatchObject({
      audience: '0.0',
      list: [{ goodsId, recommendId, reasons: [{ kind: 'popular' }] }],
    });
  });
});
