import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { gateway } from '#core/contract/common/gateway.ts';
import { businessOrder } from '#core/contract/content/business-order.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { session } from '#core/contract/user/session.ts';
import { withdrawalRefusals } from '#core/rules/activity/cash-withdrawal.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aBusiness } from '../data/a-business.ts';
import { aPromotionRow } from '../data/a-promotion-row.ts';
import { aGoods } from '../data/a-goods.ts';
import { aProduct } from '../data/a-product.ts';
import { aRight } from '../data/a-right.ts';
import { freshId, freshMobile } from '../fresh.ts';
import { optionsFor, outcomeOf, signIn, type WhoMayRow } from './row.ts';

const tooLowToOrder = '您的会员等级还不够，升级后即可办理';
const ofTheProvince = [signIn, true, provinceToast, provinceToast, true, true, true, true];

/** Permissions of membership, orders and daily sign-ins. */
export const membershipRows: readonly WhoMayRow[] = [
  {
    what: 'loginStatus: the province’s own',
    calls: ['user.loginStatus'],
    prepare: async (server) => async (as) =>
      outcomeOf(
        await server.call(session.loginStatus, {}, optionsFor(as)),
        ({ userInfo }) => userInfo?.ispFlag ?? null,
      ),
    expected: [null, 1, 0, 0, 1, 1, 1, 1],
  },
  {
    what: 'mobileStatus: the province’s own',
    calls: ['user.mobileStatus'],
    prepare: async (server) => async (as) =>
      outcomeOf(await server.call(membership.mobileStatus, {}, optionsFor(as)), ({ ispFlag }) => ispFlag),
    expected: [signIn, 1, 0, 0, 1, 1, 1, 1],
  },
  {
    what: 'provinceEligible',
    calls: ['user.provinceEligible'],
    prepare: async (server) => async (as) =>
      outcomeOf(await server.call(profile.provinceEligible, {}, optionsFor(as)), Boolean),
    expected: [signIn, true, false, false, true, true, true, true],
  },
  {
    what: 'userPage: whose mall is the market',
    calls: ['user.userPage'],
    prepare: async (server) => async (as) =>
      outcomeOf(
        await server.call(membership.userPage, {}, optionsFor(as)),
        ({ product }) => product === 'super-market',
      ),
    expected: [signIn, false, false, false, true, true, true, true],
  },
  {
    what: 'userVipInfo: the level',
    calls: ['user.userVipInfo'],
    prepare: async (server) => async (as) =>
      outcomeOf(
        await server.call(membership.userVipInfo, {}, optionsFor(as)),
        ({ userDto }) => userDto.vipTypeLevel,
      ),
    expected: [signIn, 0, 0, 2, 1, 2, 3, 4],
  },
  {
    what: 'refreshLevel: the level',
    calls: ['user.refreshLevel'],
    prepare: async (server) => async (as) =>
      outcomeOf(
        await server.call(membership.refreshLevel, {}, optionsFor(as)),
        ({ vipTypeLevel }) => vipTypeLevel,
      ),
    expected: [signIn, 0, 0, 2, 1, 2, 3, 4],
  },
  {
    what: 'isExcellentVip: false by level alone',
    calls: ['content.isExcellentVip'],
    prepare: async (server) => async (as) =>
      outcomeOf(await server.call(memberPage.isExcellentVip, {}, optionsFor(as)), Boolean),
    expected: [signIn, false, false, false, false, false, false, false],
  },
  {
    what: 'isExcellentVip: those the operator marked',
    calls: ['content.isExcellentVip'],
    prepare: async (server) => async (as) => {
      if (as)
        await server.db
          .updateTable('users')
          .set({ excellent_vip: true })
          .where('user_id', '=', as.userId)
          .execute();
      return outcomeOf(await server.call(memberPage.isExcellentVip, {}, optionsFor(as)), Boolean);
    },
    expected: [signIn, true, true, true, true, true, true, true],
  },
  {
    what: 'orderRules: a product for the province',
    calls: ['common.orderRules'],
    prepare: async (server) => {
      const product = await aProduct(server);
      return async (as) =>
        outcomeOf(
          await server.call(gateway.orderRules, product, optionsFor(as)),
          ({ passed, reason }) => passed || reason,
        );
    },
    expected: ofTheProvince,
  },
  {
    what: 'orderRules: a business from level 3 on',
    calls: ['common.orderRules'],
    prepare: async (server) => {
      const business = await aBusiness(server);
      await server.db
        .insertInto('order_rules')
        .values({
          target_kind: 'business',
          target_id: business.businessId,
          rule_code: 'MIN_LEVEL',
          value: '3',
          sort: 1,
        })
        .execute();
      return async (as) =>
        outcomeOf(
          await server.call(gateway.orderRules, business, optionsFor(as)),
          ({ rules }) => rules.find(({ ruleCode }) => ruleCode === 'MIN_LEVEL')?.reason,
        );
    },
    expected: [signIn, tooLowToOrder, tooLowToOrder, tooLowToOrder, tooLowToOrder, tooLowToOrder, '', ''],
  },
  {
    what: 'sendManageCode: every subscriber, to a number of their choice',
    calls: ['content.sendManageCode'],
    prepare: async (server) => async (as) =>
      outcomeOf(
        await server.call(
          phoneManage.sendManageCode,
          { purpose: 'bind', mobile: freshMobile() },
          optionsFor(as),
        ),
        () => true,
      ),
    expected: [signIn, true, true, true, true, true, true, true],
  },
  {
    what: 'businessCheck: a business for the province',
    calls: ['content.businessCheck', 'content.openBusiness'],
    prepare: async (server) => {
      const business = await aBusiness(server);
      return async (as) =>
        outcomeOf(
          await server.call(phoneManage.businessCheck, business, optionsFor(as)),
          ({ allowed, reason }) => allowed || reason,
        );
    },
    expected: ofTheProvince,
  },
  {
    what: 'businessConfirm: a business for the province',
    calls: ['content.businessConfirm'],
    prepare: async (server) => {
      const business = await aBusiness(server);
      return async (as) =>
        outcomeOf(await server.call(businessOrder.businessConfirm, business, optionsFor(as)), () => true);
    },
    expected: ofTheProvince,
  },
  {
    what: 'memberTiers: a product for the province; a guest finds out after signing in',
    calls: ['content.memberTiers'],
    prepare: async (server) => {
      const line = freshId('line');
      const { productId } = await aRight(server);
      await server.db
        .insertInto('product_tiers')
        .values({ line, step: 1, product_id: productId, name: '第1档', pic_url: 'art:tier', agreements: [] })
        .execute();
      return async (as) =>
        outcomeOf(
          await server.call(memberPage.memberTiers, { line }, optionsFor(as)),
          ({ tiers: [tier] }) => tier?.canOrder || tier?.reason,
        );
    },
    expected: [true, ...ofTheProvince.slice(1)],
  },
  {
    what: 'signForCash: for the province',
    calls: ['activity.signForCash'],
    prepare: async (server) => async (as) =>
      outcomeOf(
        await server.call(dailyCash.signForCash, {}, optionsFor(as)),
        ({ monthCount }) => monthCount === 1,
      ),
    expected: ofTheProvince,
  },
  {
    what: 'withdrawCash: for every subscriber with cash',
    calls: ['activity.withdrawCash'],
    prepare: async (server) => async (as) =>
      outcomeOf(await server.call(dailyCash.withdrawCash, { yuan: 1 }, optionsFor(as)), () => true),
    expected: [signIn, ...Array<string>(7).fill(withdrawalRefusals['below-minimum'])],
  },
  {
    what: 'promotionGoods: welfare goods and their prices are visible to every caller',
    calls: ['goods.promotionGoods'],
    prepare: async (server) => {
      const promoteId = freshId('promotion');
      await server.db
        .insertInto('collections')
        .values({
          collection_id: promoteId,
          title: '会员福利',
          sub_title: '',
          pic_url: null,
          begins_at: null,
          ends_at: null,
        })
        .execute();
      await server.db
        .insertInto('collection_goods')
        .values({
          collection_id: promoteId,
          goods_id: await aGoods(server),
          price_fen: 990,
          sku_id: null,
          sort: 1,
        })
        .execute();
      await aPromotionRow(server, { kind: 'price', title: '福利价', collection_id: promoteId, levels: [4] });
      return async (as) =>
        outcomeOf(await server.call(catalogue.promotionGoods, { promoteId }, optionsFor(as)), ({ list }) =>
          list.map(({ promotions = [] }) => promotions.map((each) => 'priceFen' in each && each.priceFen)),
        );
    },
    // The page picks the price by the level of its viewer.
    expected: Array<unknown>(8).fill([[990]]),
  },
];
