import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { openings } from '#core/contract/console/activities/openings.ts';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import { goods } from '#core/contract/console/goods.ts';
import { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import { aCouponOffer } from '../../data/a-coupon-offer.ts';
import { aGoods } from '../../data/a-goods.ts';
import { aGroupActivity } from '../../data/a-group-activity.ts';
import { aLottery } from '../../data/a-lottery.ts';
import { aSellableGoods } from '../../data/a-sellable-goods.ts';
import { consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { approval, inMinutes, reason } from './act.ts';

const byFinance = { proposer: 'activities', by: 'finance' } as const;

/** Approvals of goods and of activities. */
export const promotionActs = [
  approval({
    ...byFinance,
    approves: 'goods.stock',
    async propose(server, by) {
      const goodsId = await aGoods(server, { price_fen: 100, stock_left: 10 });
      const changes = [{ skuId: `${goodsId}.1`, area: null, pieces: 1_500 }];
      await consoleData(server, goods.proposeStock, { goodsId, changes, reason }, by);
    },
  }),
  approval({
    ...byFinance,
    approves: 'goods.listing',
    async propose(server, by) {
      const goodsId = await aSellableGoods(server);
      await consoleData(server, goods.unlistGoods, { goodsId, reason }, by);
      await consoleData(server, goods.proposeListing, { goodsId, reason }, by);
    },
  }),
  approval({
    ...byFinance,
    approves: 'goods.sku',
    async propose(server, by) {
      const goodsId = await aSellableGoods(server, { more: [{ name: '大杯', price_fen: 3_000 }] });
      const ofSku = { goodsId, skuId: `${goodsId}.2`, reason };
      await consoleData(server, goodsEditor.stopSku, ofSku, by);
      await consoleData(server, goodsEditor.proposeSkuStart, ofSku, by);
    },
  }),
  approval({
    ...byFinance,
    approves: 'goods.promotion',
    async propose(server, by) {
      const draft = {
        title: '第二杯半价',
        terms: { kind: 'nth', nth: 2, percent: 50, unit: '杯' },
        levels: [],
        cities: [],
        beginsAt: null,
        endsAt: null,
        perPerson: null,
        period: 'all',
        budgetFen: null,
      } as const;
      const wanted = {
        goodsId: await aSellableGoods(server),
        draft: { ...draft, levels: [], cities: [] },
        reason,
      };
      await consoleData(server, goodsPromotions.proposePromotion, wanted, by);
    },
  }),
  approval({
    ...byFinance,
    approves: 'activity.restart',
    async propose(server, by) {
      const group = { ...(await aGroup(server)), reason };
      await consoleData(server, everyActivity.stopActivity, group, by);
      await consoleData(server, everyActivity.proposeActivityRestart, group, by);
    },
  }),
  approval({
    ...byFinance,
    approves: 'activity.terms',
    propose: async (server, by) =>
      consoleData(
        server,
        everyActivity.proposeActivityTerms,
        { ...(await aGroup(server)), budgetFen: 50_000, reason },
        by,
      ),
  }),
  approval({
    ...byFinance,
    approves: 'activity.guards',
    propose: async (server, by) =>
      consoleData(
        server,
        everyActivity.proposeActivityGuards,
        {
          ...(await aGroup(server)),
          guards: [{ measure: 'fenPerHour', max: 999_999, act: 'alert' }],
          reason,
        },
        by,
      ),
  }),
  approval({
    ...byFinance,
    approves: 'activity.group-buy',
    async propose(server, by) {
      const skuId = `${await aGoods(server)}.1`;
      const terms = { priceFen: 1_500, size: 2, hours: 12, opensFromLevel: 0, limitPerUser: null };
      const window = { beginsAt: null, endsAt: inMinutes(server, 60 * 24), budgetFen: 5_000 };
      await consoleData(server, openings.proposeGroupBuy, { skuId, ...terms, ...window, reason }, by);
    },
  }),
  approval({
    approves: 'activity.lottery',
    proposer: 'activities',
    by: 'owner',
    async propose(server, by) {
      // At an address that is free again.
      await server.db
        .updateTable('lotteries')
        .set({ ends_at: server.now() })
        .where('lottery_id', '=', 'turntable-02')
        .execute();
      const { templateId } = await aCouponOffer(server);
      const coupon = { name: '5元券', picUrl: 'quick/coupon', kind: 'coupon', awardId: templateId } as const;
      const none = { name: '谢谢参与', picUrl: 'quick/all', kind: 'none', awardId: null } as const;
      const draft = {
        lotteryId: 'turntable-02',
        name: '国庆转盘',
        dailyChances: 2,
        rules: ['每天可转2次。'],
        beginsAt: null,
        endsAt: inMinutes(server, 60),
        budgetFen: 50_000,
        prizes: [
          { ...coupon, weight: 1_000, costFen: 500, stock: 10 },
          { ...none, weight: 999_000, costFen: 0, stock: null },
        ],
      } as const;
      await consoleData(
        server,
        openings.proposeLottery,
        { ...draft, rules: [...draft.rules], prizes: [...draft.prizes], reason },
        by,
      );
    },
  }),
  approval({
    approves: 'lottery.odds',
    proposer: 'activities',
    by: 'owner',
    async propose(server, by) {
      const { templateId } = await aCouponOffer(server);
      const version = await aLottery(server, [
        { name: '5元券', weight: 1_000, templateId, stock: 10, costFen: 500 },
        { name: '谢谢参与', weight: 999_000 },
      ]);
      const prizes = [
        { prizeId: `turntable.${version}.0`, weight: 2_000, costFen: 500 },
        { prizeId: `turntable.${version}.1`, weight: 998_000, costFen: 0 },
      ];
      const odds = { lotteryId: 'turntable', takesEffectAt: null, prizes, reason } as const;
      await consoleData(server, everyActivity.proposeLotteryOdds, odds, by);
    },
  }),
];

const aGroup = async (server: TestServer) => ({
  kind: 'group' as const,
  activityId: (await aGroupActivity(server)).activityId,
});
