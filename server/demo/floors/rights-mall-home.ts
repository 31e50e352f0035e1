import type { FloorDraft, FloorParts } from './draft.ts';

/** The home page of the rights mall: the month's rights first. */
export const rightsMallHome = ({ link }: FloorParts): readonly FloorDraft[] => [
  {
    key: 'quick',
    kind: 'quick',
    title: '快捷入口',
    entries: [
      { key: 'luckybag', name: '权益福袋', link: link('blessingBag'), badge: null },
      { key: 'half', name: '五折购', link: link('halfPrice'), badge: null },
      { key: 'data', name: '流量包', link: link('trafficPackage'), badge: null },
    ],
  },
  {
    key: 'notice',
    kind: 'notice',
    title: '公告',
    items: [{ tag: '提醒', text: '权益每月1日更新，当月未领不累计', link: link('rightsEntrance') }],
  },
  {
    key: 'discount',
    kind: 'goods',
    title: '优惠购买',
    link: link('rightsDiscount'),
    goods: ['ebook-quarter', 'fruit-tea', 'health-year', 'game-month', 'music-month', 'cinema'],
  },
  { key: 'seckill', kind: 'seckill', title: '限时秒杀', link: link('flashSale') },
  { key: 'recommend', kind: 'recommend', title: '为你推荐' },
];
