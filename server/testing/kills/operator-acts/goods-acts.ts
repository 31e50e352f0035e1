import { activities as flashSales } from '#core/contract/console/activities/activities.ts';
import { goods } from '#core/contract/console/goods.ts';
import { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aFlashSale } from '../../data/a-flash-sale.ts';
import { aGoods } from '../../data/a-goods.ts';
import { aRight } from '../../data/a-right.ts';
import { consoleData, type TestOperator } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { act, approval, asAnother, inMinutes, reason } from './act.ts';

/** Prices, the pieces of a month, and flash sales from the proposal to the end. */
export const goodsActs = [
  act({ call: 'proposePrice', by: 'activities', prepare: async (server, by) => aPriceChange(server, by) }),
  approval({
    approves: 'goods.price',
    proposer: 'activities',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(server, goods.proposePrice, await aPriceChange(server, by), by),
  }),
  approval({
    approves: 'goods.bulk-texts',
    entry: '批量改标签和可用券',
    proposer: 'activities',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(
        server,
        goodsBulk.proposeBulkTexts,
        { goodsIds: [await aGoods(server)], addTags: ['会员日'], removeTags: [], couponTypes: null, reason },
        by,
      ),
  }),
  act({
    call: 'changeRightsStock',
    by: 'content',
    async prepare(server) {
      const { rightsId } = await aRight(server, { stock: 10 });
      const { cycle } = claimCycle(server.now());
      return { changes: [{ rightsId, cycle, total: 12 }], reason };
    },
  }),
  act({ call: 'proposeFlashSale', by: 'activities', prepare: async (server) => aFlashSaleDraft(server) }),
  approval({
    approves: 'activity.flash-sale',
    proposer: 'activities',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(server, flashSales.proposeFlashSale, await aFlashSaleDraft(server), by),
  }),
  act({
    call: 'stopFlashSale',
    by: 'activities',
    prepare: async (server) => ({ sessionId: (await aFlashSale(server)).sessionId, reason }),
  }),
  act({
    call: 'proposeFlashSaleRestart',
    by: 'activities',
    prepare: async (server) => ({ sessionId: await aStoppedFlashSale(server), reason }),
  }),
  approval({
    approves: 'activity.flash-sale-restart',
    proposer: 'activities',
    by: 'finance',
    propose: async (server, by) =>
      consoleData(
        server,
        flashSales.proposeFlashSaleRestart,
        { sessionId: await aStoppedFlashSale(server), reason },
        by,
      ),
  }),
];

async function aPriceChange(server: TestServer, by: TestOperator) {
  const goodsId = await aGoods(server, { price_fen: 2_000 });
  const { priceVersion, skus } = await consoleData(server, goods.goodsDetail, { goodsId }, by);
  const prices = skus.map(({ skuId, memberPriceFen, originalPriceFen, costFen }) => ({
    skuId,
    priceFen: 1_500,
    memberPriceFen,
    originalPriceFen,
    costFen,
  }));
  return { priceVersion, prices, reason };
}

async function aFlashSaleDraft(server: TestServer) {
  const offered = { priceFen: 500, total: 10, limitPerUser: 1, budgetFen: 15_000 };
  return {
    name: '14点场',
    beginsAt: inMinutes(server, 60),
    endsAt: inMinutes(server, 120),
    membersOnly: false,
    goods: [{ goodsId: await aGoods(server), ...offered }],
    reason,
  };
}

async function aStoppedFlashSale(server: TestServer): Promise<string> {
  const { sessionId } = await aFlashSale(server);
  await asAnother(server, 'activities', flashSales.stopFlashSale, { sessionId, reason });
  return sessionId;
}
