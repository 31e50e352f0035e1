const outOfStock = /缺货|库存/;

/** The note of a claim the supplier did not deliver: its reason in our words, and what the subscriber can do. */
export const failedDeliveryNote = (reason: string): string =>
  `${outOfStock.test(reason) ? '合作方暂时缺货' : reason || '合作方暂时无法发放'}，名额已退回，可改选或稍后再领`;
