import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { shopsInput } from '#web/features/rights/shops/use-rights-shops.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';

/** The goods of the shelf. */
export const bagGoods = { couponType: 'qyfd', pageNum: 1, pageSize: 10 } as const;

/** First calls of the page in both malls: shop categories, the shops of the default city, and the goods for bag coupons. */
export const blessingBagPage: Pick<PageDefinition, 'firstCalls' | 'images'> = {
  firstCalls: () => [
    { endpoint: blessingBag.blessingBagCategories, input: {} },
    { endpoint: blessingBag.blessingBagShops, input: shopsInput(nanjing, {}) },
    { endpoint: coupons.couponGoods, input: bagGoods },
  ],
  images: ['goods/luckybag-cut'],
};
