/** The pack of seven days, as the operator sells it, as a product of ours and as what is ordered. */
export const pack = {
  businessId: 'watch-7',
  productId: 'watch-7',
  goodsId: 'member-watch-7',
  skuId: 'member-watch-7.week',
  days: 7,
} as const;
