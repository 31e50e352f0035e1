import type { DemoGoodsId } from '../data/goods.ts';
import type { FloorDraft } from './draft.ts';

/** The channels of goods for tickets. */
export const exchangeChannels: readonly {
  readonly id: string;
  readonly name: string;
  readonly goods: readonly DemoGoodsId[];
}[] = [
  { id: 'easy-media', name: '影音', goods: ['video-month', 'music-month', 'tv-month', 'audio-month'] },
  { id: 'easy-food', name: '餐饮', goods: ['milktea', 'coffee', 'noodles', 'fruit-tea'] },
  { id: 'easy-travel', name: '出行', goods: ['carwash', 'fuel-50'] },
  { id: 'easy-data', name: '流量', goods: ['data-month', 'data-day'] },
  { id: 'easy-life', name: '生活', goods: ['cinema', 'game-month', 'ebook-quarter'] },
];

/** The home page of the coupon-card mall: goods for tickets, a channel per tab. */
export const couponCardHome = (): readonly FloorDraft[] => [
  {
    key: 'exchange',
    kind: 'exchange',
    title: '任选兑换',
    tabs: [
      { goodsChannelId: null, name: '热兑' },
      ...exchangeChannels.map(({ id, name }) => ({ goodsChannelId: id, name })),
    ],
  },
];
