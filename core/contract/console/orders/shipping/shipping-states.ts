/** Where the parcel of an order is. */
export const shippingStates = ['waiting', 'shipped', 'delivered'] as const;
export type ShippingState = (typeof shippingStates)[number];

/** States that parcels are listed by: those of a parcel, and what waits longer than subscribers are told. */
export const shippingListStates = ['waiting', 'late', 'shipped', 'delivered'] as const;
export type ShippingListState = (typeof shippingListStates)[number];
