import type { ShippingListState } from '../../../../contract/console/orders/shipping/shipping-states.ts';

/** Subscribers are told that goods are sent within this time after they paid. */
export const shipWithinHours = 48;

export const shippingStateNames: Readonly<Record<ShippingListState, string>> = {
  waiting: '待发货',
  late: `超过 ${shipWithinHours} 小时`,
  shipped: '运输中',
  delivered: '已签收',
};
