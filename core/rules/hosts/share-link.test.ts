import { expect, it } from 'vitest';
import { shareLink } from './share-link.ts';

const page = 'https://mall.example/mall/content/super-market/goods-detail';

it.each([
  ['?goodsId=7&skuId=8', '?goodsId=7&skuId=8'],
  ['?goodsId=7&timeStamp=1700000000000#rules', '?goodsId=7'],
  ['?cmToken=secret&goodsId=7&token=secret', '?goodsId=7'],
  ['?code=secret&state=abc&goodsId=7', '?goodsId=7'],
  ['?code=A1&goodsId=7', '?code=A1&goodsId=7'],
  ['?openType=zt&envChannel=ZT_APP&IU=abc&smsId=1&channelId=C0001', '?channelId=C0001'],
  ['?open%54ype=zt', ''],
  ['', ''],
])('a page with %s is shared with %s', (query, shared) =>
  expect(shareLink(page + query)).toBe(page + shared),
);
