import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { shopsAsked } from '#web/features/rights/use-rights-shops.ts';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';

/** What the bag's page brings along in either mall: the kinds of shop, and the shops of the default city. */
export const pocketPage: Pick<PageDefinition, 'firstCalls' | 'images'> = {
  firstCalls: () => [
    { endpoint: blessingBag.blessingBagCategories, input: {} },
    { endpoint: blessingBag.blessingBagShops, input: shopsAsked(nanjing, {}) },
  ],
  images: ['goods/luckybag-cut'],
};
