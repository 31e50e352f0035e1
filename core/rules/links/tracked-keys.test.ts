import { expect, it } from 'vitest';
import { trackedKeys, trackedValues } from './tracked-keys.ts';

it('finds the seven tracked keys in the params of a link (§2, §3)', () => {
  expect(trackedKeys).toEqual([
    'channelId',
    'contentId',
    'messageId',
    'orderSource',
    'channelAreaNum',
    'pChannelId',
    'marketWXMAppId',
  ]);
  expect([
    ...trackedValues({ channelId: 'C1', contentId: '', messageId: undefined, orderSource: 3, goodsId: '7' }),
  ]).toEqual([
    ['channelId', 'C1'],
    ['orderSource', '3'],
  ]);
});
