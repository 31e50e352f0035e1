import type { GoodsTag } from '#core/contract/goods/goods-card.shapes.ts';
import type { FloorDraft, FloorParts } from './draft.ts';

const oneTicket: readonly GoodsTag[] = [{ text: '1张券兑换', tone: 'local' }];
const twoTickets: readonly GoodsTag[] = [{ text: '2张券兑换', tone: 'local' }];

/** The home page of the coupon-card mall: shelves of goods to exchange. */
export const couponCardHome = ({ card }: FloorParts): readonly FloorDraft[] => [
  {
    key: 'hot',
    kind: 'goods',
    title: '热兑',
    subTitle: '全场任选',
    goods: [
      card('video-month', { pic: 'goods/video-green', tags: oneTicket }),
      card('milktea', { pic: 'goods/milktea-green', tags: oneTicket }),
      card('data-month', { tags: oneTicket }),
      card('coffee', { tags: oneTicket }),
      card('cinema', { tags: oneTicket }),
      card('carwash', { tags: oneTicket }),
    ],
  },
  {
    key: 'media',
    kind: 'goods',
    title: '影音',
    goods: [
      card('video-month', { pic: 'goods/video-green', tags: oneTicket }),
      card('music-month', { tags: oneTicket }),
      card('tv-month', { tags: oneTicket }),
      card('video-quarter', { pic: 'goods/video-green', tags: twoTickets }),
    ],
  },
  {
    key: 'food',
    kind: 'goods',
    title: '餐饮',
    goods: [
      card('milktea', { pic: 'goods/milktea-green', tags: oneTicket }),
      card('coffee', { tags: oneTicket }),
      card('noodles', { tags: twoTickets }),
    ],
  },
  {
    key: 'travel',
    kind: 'goods',
    title: '出行',
    goods: [card('carwash', { tags: oneTicket }), card('fuel-50', { tags: twoTickets })],
  },
  {
    key: 'data',
    kind: 'goods',
    title: '流量',
    goods: [
      card('data-month', { tags: oneTicket }),
      card('data-day', { pic: 'goods/data-green', tags: oneTicket }),
    ],
  },
  {
    key: 'life',
    kind: 'goods',
    title: '生活',
    goods: [
      card('cinema', { tags: oneTicket }),
      card('audio-month', { tags: oneTicket }),
      card('game-month', { tags: oneTicket }),
    ],
  },
];
