import { describe, expect, it } from 'vitest';
import { goodsTag, type GoodsTag, type TaggedGoods } from './goods-tag.ts';

const DrawActivity = { getDesc: '下单抽电饭煲' };
const oneActivity = { actslogn: '买一送一' };
const gift: GoodsTag = { kind: 'gift', text: '赠', description: '' };
const lottery: GoodsTag = { kind: 'lottery', text: '抽奖', description: '下单抽电饭煲' };
const onePlusOne: GoodsTag = { kind: 'onePlusOne', text: '1+1', description: '买一送一' };

describe('the tag of a goods card, first match wins (§3 Goods)', () => {
  it.each<[string, TaggedGoods, GoodsTag | undefined]>([
    ['a gift', { giveFlag: 1 }, gift],
    ['a gift before everything else', { giveFlag: '1', activityMap: { DrawActivity, oneActivity } }, gift],
    ['a draw', { giveFlag: 0, activityMap: { DrawActivity } }, lottery],
    ['a draw before 1+1', { activityMap: { DrawActivity, oneActivity } }, lottery],
    ['1+1', { activityMap: { DrawActivity: null, oneActivity } }, onePlusOne],
    ['a draw without a description', { activityMap: { DrawActivity: {} } }, { ...lottery, description: '' }],
    ['no activity', { activityMap: {} }, undefined],
    ['nothing at all', {}, undefined],
  ])('%s', (_what, goods, tag) => expect(goodsTag(goods)).toEqual(tag));
});
