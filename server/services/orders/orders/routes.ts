import type { coupons } from '#core/contract/goods/coupons.ts';
import type { orders } from '#core/contract/order/orders.ts';
import type { profile } from '#core/contract/user/profile.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { cancelOrder } from './close-order.ts';
import { couponsForSku } from './coupons-for-sku.ts';
import { discountsByCoupon } from './discounts-by-coupon.ts';
import { multiOrderCount } from './order-facts.ts';
import { goodsOrder, orderList } from './order-views.ts';
import { previewOrder } from './preview-order.ts';
import { orderSubmission } from './submit-order.ts';

export const ordersRoutes = (deps: Deps): Handlers<typeof orders> => {
  const submitOrder = orderSubmission(deps);
  return {
    previewOrder: (input, { caller }) => previewOrder(deps, caller.userId, input),
    submitOrder: (input, { caller, key }) => submitOrder(caller, input, key),
    orderList: (input, { caller }) => orderList(deps, caller, input),
    goodsOrder: ({ orderNo }, { caller }) => goodsOrder(deps, caller, orderNo),
    cancelOrder: async ({ orderNo }, { caller }) => {
      await cancelOrder(deps, caller, orderNo);
      return goodsOrder(deps, caller, orderNo);
    },
  };
};

/** The coupons that fit what is about to be ordered, and what goods cost with a coupon. */
export const couponsForOrderRoutes = (
  deps: Deps,
): Pick<Handlers<typeof coupons>, 'couponsForSku' | 'discountsByCoupon'> => ({
  couponsForSku: (requested, { caller }) => couponsForSku(deps, caller, requested),
  discountsByCoupon: (requested, { caller }) => discountsByCoupon(deps, caller, requested),
});

export const multiOrderRoutes = (deps: Deps): Pick<Handlers<typeof profile>, 'multiOrderCount'> => ({
  multiOrderCount: (_input, { caller }) => multiOrderCount(deps.db, caller.userId, deps.clock.now()),
});
