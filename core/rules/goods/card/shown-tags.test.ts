import { describe, expect, it } from 'vitest';
import type { GoodsCard } from '../../../contract/goods/shared/goods-card.shapes.ts';
import { shownTags } from './shown-tags.ts';

const goods: Parameters<typeof shownTags>[0] = {
  giveFlag: 0,
  giftText: null,
  activityMap: {},
  tags: [],
  priceFen: 1_500,
  memberPriceFen: null,
  originalPriceFen: 2_500,
};
const draw = { DrawActivity: { getDesc: '下单抽奖' } };
const onePlusOne = { oneActivity: { actslogn: '第2杯0元' } };
const local = { text: '本地', tone: 'local' } as const;
const plain = { text: '包邮', tone: 'plain' } as const;
const vip = { text: '会员价', tone: 'vip' } as const;

describe('the tags of a goods card (§3 Goods tag display)', () => {
  it.each<readonly [string, Partial<GoodsCard>, readonly string[]]>([
    ['a gift wins over a lottery', { giveFlag: 1, activityMap: draw }, ['赠']],
    ['a gift with words of its own', { giveFlag: 1, giftText: '买即赠' }, ['买即赠']],
    ['a lottery wins over 1+1', { activityMap: { ...draw, ...onePlusOne } }, ['下单抽奖']],
    ['1+1 keeps its name before its words', { activityMap: onePlusOne }, ['1+1 第2杯0元']],
    [
      "the activity, then the member's price, and no third",
      { activityMap: draw, memberPriceFen: 1_000, tags: [plain] },
      ['下单抽奖', '会员价'],
    ],
    ["a member's price is tagged though the goods forgot to", { memberPriceFen: 1_000 }, ['会员价']],
    ["no member's tag on a price that is not the member's", { tags: [vip, plain] }, ['包邮']],
    ['at most two of its own', { tags: [local, plain, { text: '爆款', tone: 'hot' }] }, ['本地', '包邮']],
    ['none where there is none', {}, []],
  ])('%s', (_title, traits, texts) => {
    expect(shownTags({ ...goods, ...traits }).map(({ text }) => text)).toEqual(texts);
  });

  it('have their colours', () => {
    expect(shownTags({ ...goods, activityMap: draw, tags: [local] })).toEqual([
      { text: '下单抽奖', kind: 'warn' },
      { text: '本地', kind: 'ok' },
    ]);
  });
});
