import { expect, it } from 'vitest';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { ownCard } from './own-card.ts';
import { leftOf } from './unit-price.ts';

const card = {
  skuId: 'a.1',
  priceFen: 1_700,
  memberPriceFen: 1_500,
  originalPriceFen: null,
  tags: [{ text: '爆款', tone: 'hot' as const }],
  promotions: [
    aPromotion({
      promotionId: 'city',
      kind: 'price',
      title: '同城价',
      skuId: null,
      priceFen: 1_200,
      levels: [2],
      cities: ['320100'],
    }),
  ],
};
const nanjing = { level: 2, cityCode: '320100' };

it.each([
  ['a guest the price of members, for a tag to name', undefined, [1_700, 1_500, null, '爆款']],
  ['a member in its city the price of a promotion', nanjing, [1_200, null, 1_700, '同城价']],
  ['a member elsewhere the member price', { ...nanjing, cityCode: '320500' }, [1_700, 1_500, null, '爆款']],
  ['a member in no known city the member price', { level: 2 }, [1_700, 1_500, null, '爆款']],
  ['another level the member price', { ...nanjing, level: 3 }, [1_700, 1_500, null, '爆款']],
  [
    'a subscriber without a membership what is paid then',
    { ...nanjing, level: 0 },
    [1_700, null, null, '会员价¥15'],
  ],
  [
    'who used it up the member price',
    { ...nanjing, left: leftOf([{ promotionId: 'city', left: 0 }]) },
    [1_700, 1_500, null, '爆款'],
  ],
  [
    'who used a part of it the price of the promotion',
    { ...nanjing, left: leftOf([{ promotionId: 'city', left: 1 }]) },
    [1_200, null, 1_700, '同城价'],
  ],
] as const)('a card shows %s', (_title, buyer, shown) => {
  const { priceFen, memberPriceFen, originalPriceFen, tags } = ownCard(card, buyer);
  expect([priceFen, memberPriceFen, originalPriceFen, tags[0]?.text]).toEqual(shown);
});
