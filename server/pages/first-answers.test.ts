import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataOf } from '#core/contract/endpoint.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { home } from '#core/contract/goods/home.ts';
import { placement } from '#core/contract/goods/placement.ts';
import type { FirstCall, PageBootData } from '#core/site/page-document.ts';
import { aBuild, type TestBuild } from '../testing/a-build.ts';
import { aFloor } from '../testing/data/a-floor.ts';
import { aGoods } from '../testing/data/a-goods.ts';
import { freshId } from '../testing/fresh.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let build: TestBuild;
let server: TestServer;
let calls: readonly FirstCall[] = [];
beforeAll(async () => {
  build = await aBuild();
  const { renderer } = build.pages;
  const pages = { ...build.pages, renderer: { ...renderer, firstCalls: async () => calls } };
  server = await testServer({ pages, settings: { CALLS_PER_SECOND: '1' } });
});
afterAll(async () => {
  await server.stop();
  build.remove();
});

/** The answers in a document that is in no cache, by the path of their call. */
async function answersIn(...firstCalls: FirstCall[]): Promise<ReadonlyMap<string, unknown>> {
  calls = firstCalls;
  const html = await (
    await server.fetch(`/content/standalone-pages/rights-entrance?offerId=${freshId('offer')}`)
  ).text();
  const start = JSON.parse(/type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageBootData;
  return new Map(start.answers.map(([path, , data]) => [path, data]));
}

describe('a document has the answers of the first calls of its page', () => {
  it('also of a call that names its goods in the path', async () => {
    const goodsId = await aGoods(server, { name: '视频月卡' });
    const answers = await answersIn({ endpoint: detail.skuDetail, input: { skuId: `${goodsId}.1` } });
    expect(answers.get(detail.skuDetail.path)).toMatchObject({ goodsName: '视频月卡' });
  });

  it('without those that fail, that only members may make or that are unknown', async () => {
    const answers = await answersIn(
      { endpoint: detail.skuDetail, input: { skuId: 'no-such-goods' } },
      { endpoint: home.couponCounts, input: {} },
      { endpoint: { ...home.seckill, path: '/no-such-call' }, input: {} },
      { endpoint: placement.searchWords, input: {} },
    );
    expect([...answers.keys()]).toEqual([placement.searchWords.path]);
  });

  it('and they count to no limit of a client', async () => {
    for (let documents = 0; documents < 12; documents += 1)
      expect((await answersIn({ endpoint: placement.searchWords, input: {} })).size).toBe(1);
  });

  it('as they are now: a changed floor, price or stock is in the next document', async () => {
    const regionCode = freshId('region');
    const goodsId = await aGoods(server, { price_fen: 1_500 });
    const floorId = await aFloor(server, regionCode, { goods: [goodsId] });
    const shown = async () => {
      const answers = await answersIn({ endpoint: home.regionFloors, input: { regionCode } });
      const { floors } = answers.get(home.regionFloors.path) as DataOf<typeof home.regionFloors>;
      return floors.map((floor) => [
        floor.title,
        floor.subTitle,
        ...(floor.kind === 'goods' ? floor.goods.map(({ priceFen }) => priceFen) : []),
      ]);
    };
    const floor = server.db.updateTable('floors').where('floor_id', '=', floorId);
    const sku = server.db.updateTable('skus').where('goods_id', '=', goodsId);
    expect(await shown()).toEqual([['好物', '', 1_500]]);
    await sku.set({ price_fen: 990 }).execute();
    expect(await shown()).toEqual([['好物', '', 990]]);
    await floor.set({ title: '今日好物' }).execute();
    expect(await shown()).toEqual([['今日好物', '', 990]]);
    await floor.set({ content: JSON.stringify({ subTitle: '天天有' }) }).execute();
    expect(await shown()).toEqual([['今日好物', '天天有', 990]]);
    await sku.set({ stock_left: 0 }).execute();
    expect(await shown()).toEqual([]);
  });
});
