import { expect, it } from 'vitest';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { detailPrice, type DetailPrice, type PriceViewer } from './detail-price.ts';

const prices = {
  priceFen: 1_700,
  memberPriceFen: 1_500,
  originalPriceFen: 2_500,
  skuId: 'a.1',
  promotions: [],
};
const gold: PriceViewer = { level: 2, levelName: '黄金会员' };
const guest: PriceViewer = { level: 0 };

it.each<[string, typeof prices | { memberPriceFen: null }, PriceViewer, DetailPrice]>([
  ['a member', {}, gold, { fen: 1_500, prefix: '会员价', was: 2_500, note: '黄金会员再省 ¥2' }],
  ['others', {}, guest, { fen: 1_700, prefix: undefined, was: 2_500, note: '会员价 ¥15，开通再省 ¥2' }],
  [
    'a flash sale below the member price',
    {},
    { ...gold, flashSaleFen: 990 },
    { fen: 990, prefix: '秒杀价', was: 2_500, note: '已优惠 ¥15.1' },
  ],
  [
    'a flash sale above the member price',
    {},
    { ...gold, flashSaleFen: 1_600 },
    { fen: 1_500, prefix: '会员价', was: 2_500, note: '黄金会员再省 ¥1' },
  ],
  [
    'goods without a member price',
    { memberPriceFen: null },
    gold,
    { fen: 1_700, prefix: undefined, was: 2_500, note: '已优惠 ¥8' },
  ],
  [
    'goods with a price for the level',
    {
      promotions: [
        aPromotion({ kind: 'price', title: '福利价', skuId: null, priceFen: 1_200, levels: [2, 3, 4] }),
      ],
    },
    gold,
    { fen: 1_200, prefix: '福利价', was: 2_500, note: '黄金会员再省 ¥5' },
  ],
  [
    'goods at their only price',
    { memberPriceFen: null, originalPriceFen: null },
    guest,
    { fen: 1_700, prefix: undefined, was: undefined, note: '' },
  ],
] as never)('the price for %s is explained', (_title, fields, viewer, shown) =>
  expect(detailPrice({ ...prices, ...fields }, viewer)).toEqual(shown),
);
