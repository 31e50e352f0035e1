/** The pack of seven days, as the operator sells it and as a product of ours. */
export const pack = { businessId: 'watch-7', productId: 'watch-7', days: 7 } as const;
