import { expect, it } from 'vitest';
import { detailPrice, type DetailPrice, type PriceViewer } from './detail-price.ts';

const prices = { priceFen: 1_700, memberPriceFen: 1_500, originalPriceFen: 2_500 };
const gold: PriceViewer = { isMember: true, levelName: '黄金会员' };
const guest: PriceViewer = { isMember: false };

it.each<[string, typeof prices | { memberPriceFen: null }, PriceViewer, DetailPrice]>([
  ['a member', {}, gold, { fen: 1_500, prefix: '会员价', was: 2_500, note: '黄金会员再省 ¥2' }],
  ['others', {}, guest, { fen: 1_700, prefix: undefined, was: 2_500, note: '会员价 ¥15，开通再省 ¥2' }],
  [
    'a flash sale below the member price',
    {},
    { ...gold, saleFen: 990 },
    { fen: 990, prefix: '秒杀价', was: 2_500, note: '已优惠 ¥15.1' },
  ],
  [
    'a flash sale above the member price',
    {},
    { ...gold, saleFen: 1_600 },
    { fen: 1_500, prefix: '会员价', was: 2_500, note: '黄金会员再省 ¥1' },
  ],
  [
    'goods without a member price',
    { memberPriceFen: null },
    gold,
    { fen: 1_700, prefix: undefined, was: 2_500, note: '已优惠 ¥8' },
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
