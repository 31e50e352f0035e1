import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { shopsAsked } from '#web/features/rights/use-rights-shops.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';

/** First calls of the page in both malls: shop categories, and the shops of the default city. */
export const blessingBagPage: Pick<PageDefinition, 'firstCalls' | 'images'> = {
  firstCalls: () => [
    { endpoint: blessingBag.blessingBagCategories, input: {} },
    { endpoint: blessingBag.blessingBagShops, input: shopsAsked(nanjing, {}) },
  ],
  images: ['goods/luckybag-cut'],
};
