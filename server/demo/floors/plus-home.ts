import type { GoodsTag } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { FloorDraft, FloorParts } from './draft.ts';

const halfPrice: readonly GoodsTag[] = [{ text: 'PLUS 5折', tone: 'vip' }];
const memberPrice: readonly GoodsTag[] = [{ text: 'PLUS专享价', tone: 'vip' }];

/** The home page of the plus area: few floors, gold on black, with line icons as entries. */
export const plusHome = ({ link }: FloorParts): readonly FloorDraft[] => [
  {
    key: 'quick',
    kind: 'quick',
    title: '专享服务',
    entries: [
      { key: 'plane', name: '机场贵宾', link: link('airportVerification'), badge: '含1位同行' },
      { key: 'rail', name: '高铁贵宾', link: link('rail'), badge: '含1位同行' },
      { key: 'shield', name: '健康顾问', link: link('benefitInfo'), badge: '在线咨询' },
      { key: 'headset', name: '专属客服', link: link('questionList'), badge: '优先接入' },
    ],
  },
  {
    key: 'price',
    kind: 'goods',
    title: 'PLUS专享价',
    link: link('rightsDiscount'),
    goods: [
      ['music-collector', { picUrl: 'goods/music-ink', tags: halfPrice }],
      ['tea-cakes', { picUrl: 'goods/gift-ink', tags: halfPrice }],
      ['video-quarter', { picUrl: 'goods/video-ink', tags: memberPrice }],
      ['data-month', { picUrl: 'goods/data-10-ink', tags: memberPrice }],
    ],
  },
];
