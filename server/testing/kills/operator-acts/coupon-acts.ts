import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { aCouponActivityDraft, aCouponDraft } from '../../data/a-coupon-draft.ts';
import { aCouponOffer } from '../../data/a-coupon-offer.ts';
import { aGoods } from '../../data/a-goods.ts';
import { aMember } from '../../data/a-member.ts';
import { consoleData } from '../../operators/an-operator.ts';
import type { TestServer } from '../../test-server.ts';
import { approval, reason } from './act.ts';

const byFinance = { proposer: 'activities', by: 'finance' } as const;

/** Approvals of coupons, of the activities that give them and of grants. */
export const couponActs = [
  approval({
    ...byFinance,
    approves: 'coupon.new',
    propose: async (server, by) =>
      consoleData(server, couponConsole.proposeCoupon, { draft: await aDraft(server), reason }, by),
  }),
  approval({
    ...byFinance,
    approves: 'coupon.terms',
    async propose(server, by) {
      const { templateId } = await aCouponOffer(server);
      const draft = { ...(await aDraft(server)), title: '8元立减券' };
      await consoleData(server, couponConsole.proposeCouponVersion, { templateId, draft, reason }, by);
    },
  }),
  approval({
    ...byFinance,
    approves: 'coupon.activity',
    async propose(server, by) {
      const { templateId } = await aCouponOffer(server);
      const draft = aCouponActivityDraft(templateId, server.now().getTime());
      await consoleData(server, couponConsole.proposeCouponActivity, { draft, reason }, by);
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
    approves: 'coupon.stock',
    async propose(server, by) {
      const coupon = await aCouponOffer(server, { offer: { stock: 10 } });
      await consoleData(server, couponConsole.changeCouponStock, { ...coupon, stock: 20, reason }, by);
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
    ...byFinance,
    approves: 'coupon.grant',
    needsCode: true,
    async propose(server, by) {
      // Above what one person may grant.
      const { templateId } = await aCouponOffer(server, { template: { amount_fen: 1_500_000 } });
      const { userId, mobile } = await aMember(server);
      await server.db.updateTable('users').set({ isp_flag: 1 }).where('user_id', '=', userId).execute();
      const list = { templateId, fileName: '名单.csv', list: mobile, skipOwners: false };
      const { taskId } = await consoleData(server, couponConsole.uploadGrantList, list, by);
      await consoleData(server, couponConsole.startGrant, { taskId, reason }, by);
    },
  }),
];

/** For goods that take it. */
async function aDraft(server: TestServer) {
  return aCouponDraft({ goods: [await aGoods(server, { coupon_types: ['cash'] })] });
}
