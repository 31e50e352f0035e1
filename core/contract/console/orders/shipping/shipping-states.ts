/** Where the parcel of an order is. */
export const shippingStates = ['waiting', 'shipped', 'delivered'] as const;
export type ShippingState = (typeof shippingStates)[number];

/** States that parcels are listed by: those of a parcel, and those not sent within the promised time. */
export const shippingListStates = ['waiting', 'late', 'shipped', 'delivered'] as const;
export type ShippingListState = (typeof shippingListStates)[number];
