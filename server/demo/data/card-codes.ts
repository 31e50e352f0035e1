import type { Picture } from './picture.ts';
import type { DemoProductId, DemoRightsId } from './rights.ts';

interface BatchRow {
  readonly key: string;
  readonly name: string;
  readonly pic: Picture;
  readonly product: DemoProductId;
  /** The right it grants; absent: the product, for so many months. */
  readonly right?: DemoRightsId;
  readonly months?: number;
  /** The month it is valid in; this one by default. */
  readonly monthsAgo?: number;
}

/** Batches of this month, one that has not begun and one that has ended. The workbench shows their codes. */
export const cardCodeBatches: readonly BatchRow[] = [
  { key: 'video', name: '视频会员月卡', pic: 'goods/video-green', product: 'gift-video', right: 'gift-video.gift.video' },
  { key: 'coffee', name: '现磨咖啡兑换券', pic: 'goods/coffee', product: 'gift-coffee', right: 'gift-coffee.gift.coffee' },
  { key: 'season', name: '影音季卡', pic: 'goods/video-pink', product: 'watch-season', months: 3 },
  { key: 'next-month', name: '视频会员月卡（下月批次）', pic: 'goods/video-green', product: 'gift-video', right: 'gift-video.gift.video', monthsAgo: -1 },
  { key: 'last-month', name: '视频会员月卡（上月批次）', pic: 'goods/video-green', product: 'gift-video', right: 'gift-video.gift.video', monthsAgo: 1 },
];
