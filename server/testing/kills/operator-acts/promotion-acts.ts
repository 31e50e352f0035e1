import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { couponConsole } from '#core/contract/console/coupons.ts';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import { goods } from '#core/contract/console/goods.ts';
import { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import { members } from '#core/contract/console/members.ts';
import { agreementConsole } from '#core/contract/console/messages/agreements.ts';
import { codeBatches, rightsProducts, rightsStock } from '#core/contract/console/rights/rights.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aCouponOffer } from '../../data/a-coupon-offer.ts';
import { aGoods } from '../../data/a-goods.ts';
import { aGroupActivity } from '../../data/a-group-activity.ts';
import { aRight } from '../../data/a-right.ts';
import { aSellableGoods } from '../../data/a-sellable-goods.ts';
import { freshId } from '../../fresh.ts';
import { anOperator, consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { approval, inMinutes, reason } from './act.ts';

const byFinance = { proposer: 'activities', by: 'finance' } as const;

/** Approvals of what is sold, given and promised, and of the roles of a member. */
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
    approves: 'coupon.version',
    async propose(server, by) {
      const { templateId } = await aCouponOffer(server);
      const version = {
        title: '8元立减券',
        amountFen: 800,
        thresholdFen: 2_000,
        scopeText: '全部商品',
        validDays: 7,
      };
      await consoleData(server, couponConsole.proposeCouponVersion, { templateId, ...version, reason }, by);
    },
  }),
  approval({
    ...byFinance,
    approves: 'coupon.budget',
    async propose(server, by) {
      const { activityId } = await aCouponOffer(server);
      await consoleData(
        server,
        couponConsole.proposeCouponBudget,
        { activityId, budgetFen: 90_000, reason },
        by,
      );
    },
  }),
  approval({
    ...byFinance,
    approves: 'coupon.restart',
    async propose(server, by) {
      const activity = { activityId: (await aCouponOffer(server)).activityId, reason };
      await consoleData(server, couponConsole.stopCouponActivity, activity, by);
      await consoleData(server, couponConsole.proposeCouponRestart, activity, by);
    },
  }),
  approval({
    approves: 'rights.stock',
    proposer: 'content',
    by: 'owner',
    async propose(server, by) {
      const { rightsId } = await aRight(server, { stock: 10 });
      const changes = [{ rightsId, cycle: claimCycle(server.now()).cycle, total: 5_000 }];
      await consoleData(server, rightsStock.changeRightsStock, { changes, reason }, by);
    },
  }),
  approval({
    approves: 'rights.product',
    proposer: 'content',
    by: 'owner',
    async propose(server, by) {
      const { productId, groupId } = await aRight(server);
      await aRight(server, { beside: { productId, groupId, rightsId: '' } });
      const { version } = await consoleData(server, rightsProducts.rightsProduct, { productId }, by);
      const changes = { productId, version, groups: [{ groupId, chooseCount: 2 }], reason };
      await consoleData(server, rightsProducts.proposeRightsProduct, changes, by);
    },
  }),
  approval({
    ...byFinance,
    approves: 'codes.batch',
    async propose(server, by) {
      const { productId } = await aRight(server);
      const [beginsAt, endsAt] = [inMinutes(server, -60), inMinutes(server, 60 * 24 * 30)];
      const batch = {
        name: '门店体验卡',
        actNum: 'store',
        productId,
        months: null,
        codes: 5,
        beginsAt,
        endsAt,
      };
      await consoleData(server, codeBatches.proposeCodeBatch, { ...batch, reason }, by);
    },
  }),
  approval({
    approves: 'agreement.version',
    proposer: 'content',
    by: 'owner',
    async propose(server, by) {
      const templateId = freshId('text');
      const text = { title: '服务协议', body: '一、账号仅限本人使用。\n二、权益每月更新。' };
      const published_at = new Date('2026-01-01T00:00:00+08:00');
      await server.db
        .insertInto('agreements')
        .values({ template_id: templateId, version: '2026.1', ...text, published_at })
        .execute();
      const next = { ...text, body: `${text.body}\n三、当月未领不累计。` };
      await consoleData(
        server,
        agreementConsole.proposeAgreement,
        { templateId, baseVersion: '2026.1', ...next, effectiveAt: null, needsConsent: true, reason },
        by,
      );
    },
  }),
  approval({
    approves: 'member.roles',
    proposer: 'owner',
    by: 'owner',
    needsCode: true,
    async propose(server, by) {
      const { operatorId } = await anOperator(server, { roles: ['content'] });
      await consoleData(server, members.proposeRoles, { operatorId, roles: ['finance'], reason }, by);
    },
  }),
];

const aGroup = async (server: TestServer) => ({
  kind: 'group' as const,
  activityId: (await aGroupActivity(server)).activityId,
});
