import type { act } from '#core/contract/act/index.ts';
import type { activity } from '#core/contract/activity/index.ts';
import type { common } from '#core/contract/common/index.ts';
import type { content } from '#core/contract/content/index.ts';
import type { goods } from '#core/contract/goods/index.ts';
import type { order } from '#core/contract/order/index.ts';
import type { pay } from '#core/contract/pay/index.ts';
import type { user } from '#core/contract/user/index.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/call.ts';
import { accountRoutes } from './accounts/account/routes.ts';
import { chatAppRoutes } from './accounts/chat-app/routes.ts';
import { profileRoutes } from './accounts/profile/routes.ts';
import { sessionRoutes } from './accounts/session/routes.ts';
import { linkRoutes } from './accounts/sso/link-routes.ts';
import { ssoRoutes } from './accounts/sso/routes.ts';
import { dailyCashRoutes } from './activities/daily-cash/routes.ts';
import { groupBuyRoutes } from './activities/group-buy/routes.ts';
import { boardRoutes } from './activities/board/routes.ts';
import { groupsRoutes } from './activities/groups/routes.ts';
import { lotteryRoutes } from './activities/lottery/routes.ts';
import { promotionsRoutes } from './catalogue/promotions/routes.ts';
import { flashSalesRoutes } from './activities/flash-sales/routes.ts';
import { detailRoutes } from './catalogue/detail/routes.ts';
import { catalogueRoutes } from './catalogue/goods/routes.ts';
import { savedGoodsRoutes } from './catalogue/saved/routes.ts';
import { rankingRoutes } from './catalogue/ranking/routes.ts';
import { searchRoutes } from './catalogue/search/routes.ts';
import { stockReminderRoutes } from './catalogue/stock-reminders/routes.ts';
import { videosRoutes } from './catalogue/videos/routes.ts';
import { agreementRoutes } from './content/agreements/routes.ts';
import { messageRoutes } from './content/messages/routes.ts';
import { noticesRoutes } from './content/notices/routes.ts';
import { placementRoutes } from './content/placement/routes.ts';
import { supportRoutes } from './content/support/routes.ts';
import { couponsRoutes } from './coupons/cards/routes.ts';
import { couponActivitiesRoutes } from './coupons/offers/routes.ts';
import { ticketsRoutes } from './coupons/tickets/routes.ts';
import { homeRoutes } from './homes/routes.ts';
import { loungesRoutes } from './lounges/routes.ts';
import { membershipRoutes, orderRuleRoutes } from './memberships/routes.ts';
import { businessOrderRoutes } from './number/business-order/routes.ts';
import { phoneManageRoutes } from './number/phone-manage/routes.ts';
import { addressesRoutes } from './orders/addresses/routes.ts';
import { fulfilmentRoutes } from './orders/fulfilment/routes.ts';
import { invoicesRoutes } from './orders/invoices/routes.ts';
import { couponsForOrderRoutes, multiOrderRoutes, ordersRoutes } from './orders/orders/routes.ts';
import { refundsRoutes } from './orders/refunds/routes.ts';
import { renewalsRoutes } from './orders/renewals/routes.ts';
import { stopRenewals } from './orders/renewals/switch-renewal.ts';
import { walletRoutes } from './orders/wallet/routes.ts';
import { suppliersOfCodes } from './orders/wallet/unused-codes.ts';
import { payCodeRoutes } from './payments/pay-code/routes.ts';
import { paymentsRoutes } from './payments/payments/routes.ts';
import { gatewayRoutes } from './platform/gateway/routes.ts';
import { areaRoutes } from './platform/location/routes.ts';
import { userLocationRoutes } from './platform/location/user-location-routes.ts';
import { userLogRoutes } from './platform/tracking/routes.ts';
import { verificationRoutes } from './platform/verification/routes.ts';
import { blessingBagRoutes } from './rights/blessing-bag/routes.ts';
import { cardCodeRoutes } from './rights/card-code/routes.ts';
import { claimRights } from './rights/claims/claim-right.ts';
import { claimRoutes } from './rights/claims/routes.ts';
import { easyUseRoutes } from './rights/easy-use/routes.ts';
import { giftBagRoutes } from './rights/gift-bag/routes.ts';
import { memberPageRoutes } from './rights/member-page/routes.ts';
import { myMonthRoutes } from './rights/my-month/routes.ts';
import { orderQueryRoutes } from './rights/order-query/routes.ts';
import { rightsLists } from './rights/rights/rights-lists.ts';
import { rightsRoutes } from './rights/rights/routes.ts';
import { singleRightsRoutes } from './rights/rights/single-routes.ts';
import { shopsRoutes } from './stores/routes.ts';

/** The use cases of every domain, by the contract's services. */
export const allHandlers = (deps: Deps) => ({
  user: userHandlers(deps),
  common: commonHandlers(deps),
  content: contentHandlers(deps),
  goods: goodsHandlers(deps),
  activity: activityHandlers(deps),
  order: orderHandlers(deps),
  pay: payHandlers(deps),
  act: actHandlers(deps),
});

const userHandlers = (deps: Deps): Handlers<typeof user> => ({
  ...sessionRoutes(deps),
  ...ssoRoutes(deps),
  ...chatAppRoutes(deps),
  ...membershipRoutes(deps),
  ...profileRoutes(deps),
  ...multiOrderRoutes(deps),
  ...messageRoutes(deps),
  ...supportRoutes(deps),
  ...accountRoutes(deps, [stopRenewals]),
});

const commonHandlers = (deps: Deps): Handlers<typeof common> => ({
  ...verificationRoutes(deps),
  ...agreementRoutes(deps),
  ...areaRoutes(deps),
  ...gatewayRoutes(deps),
  ...linkRoutes(deps),
  ...orderRuleRoutes(deps),
  ...userLogRoutes(deps),
});

function contentHandlers(parts: Deps): Handlers<typeof content> {
  const deps = { ...parts, lists: rightsLists(parts) };
  const claimRight = claimRights(parts);
  return {
    ...rightsRoutes(deps),
    ...singleRightsRoutes(deps),
    ...claimRoutes(deps, claimRight),
    ...userLocationRoutes(deps),
    ...blessingBagRoutes(deps),
    ...businessOrderRoutes(deps),
    ...memberPageRoutes(deps),
    ...myMonthRoutes(deps),
    ...orderQueryRoutes(deps),
    ...cardCodeRoutes(deps, claimRight),
    ...noticesRoutes(deps),
    ...ticketsRoutes(deps),
    ...phoneManageRoutes(deps),
  };
}

const goodsHandlers = (deps: Deps): Handlers<typeof goods> => ({
  ...homeRoutes(deps),
  ...videosRoutes(deps),
  ...easyUseRoutes(deps),
  ...catalogueRoutes(deps),
  ...couponsRoutes(deps),
  ...couponsForOrderRoutes(deps),
  ...placementRoutes(deps),
  ...detailRoutes(deps),
  ...savedGoodsRoutes(deps),
  ...stockReminderRoutes(deps),
  ...rankingRoutes(deps),
  ...shopsRoutes(deps, suppliersOfCodes(deps)),
  ...searchRoutes(deps),
  ...loungesRoutes(deps),
  ...payCodeRoutes(deps),
});

const activityHandlers = (deps: Deps): Handlers<typeof activity> => ({
  ...dailyCashRoutes(deps),
  ...groupBuyRoutes(deps),
  ...lotteryRoutes(deps),
  ...promotionsRoutes(deps),
  ...flashSalesRoutes(deps),
  ...couponActivitiesRoutes(deps),
  ...boardRoutes(deps),
});

const orderHandlers = (deps: Deps): Handlers<typeof order> => ({
  ...addressesRoutes(deps),
  ...fulfilmentRoutes(deps),
  ...giftBagRoutes(deps),
  ...invoicesRoutes(deps),
  ...ordersRoutes(deps),
  ...refundsRoutes(deps),
  ...renewalsRoutes(deps),
  ...walletRoutes(deps),
});

const payHandlers = (deps: Deps): Handlers<typeof pay> => ({ ...paymentsRoutes(deps) });

const actHandlers = (deps: Deps): Handlers<typeof act> => ({ ...groupsRoutes(deps) });
