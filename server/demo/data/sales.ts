import type { DemoGoodsId } from './goods.ts';
import type { DemoUserId } from './subscribers.ts';

/** In fen; the share sold once the session has begun; the lowest level of who may take part. */
type FlashSaleRow = readonly [goods: DemoGoodsId, priceFen: number, total: number, soldPercent: number, minLevel?: number];

interface DaySession {
  readonly from: number;
  readonly to: number;
  /** The registration of a draw is open from this hour until ten minutes before it begins. */
  readonly registersFrom?: number;
  readonly goods: readonly FlashSaleRow[];
}

/** The flash sales of every day; one that is not a draw ends when the next one begins. */
export const dailySessions: readonly DaySession[] = [
  { from: 10, to: 14, goods: [
    ['video-month', 990, 500, 72],
    ['coffee', 690, 800, 58],
    ['data-day', 100, 1_000, 91],
    ['cinema', 1_990, 300, 36],
  ] },
  { from: 14, to: 20, goods: [
    ['milktea', 590, 600, 64],
    ['fuel-50', 4_200, 200, 83],
    ['ebook-quarter', 1_290, 400, 27],
    ['game-month', 690, 300, 45],
  ] },
  { from: 16, to: 18, registersFrom: 10, goods: [
    ['earphones', 9_900, 50, 0],
    ['cooker', 6_900, 80, 0],
    ['game-month', 100, 20, 0, 3],
  ] },
  { from: 20, to: 24, goods: [
    ['video-quarter', 2_990, 300, 66],
    ['earphones', 19_900, 60, 75],
    ['cooker', 14_900, 80, 40],
    ['noodles', 2_690, 150, 52],
  ] },
];

/** 五折购. */
export const halfPriceGoods: readonly DemoGoodsId[] = ['video-month', 'coffee', 'milktea', 'music-year', 'ebook-quarter', 'cinema', 'game-month', 'noodles'];

/** Goods that are cheaper in a group: price in fen, size, hours, and pieces sold so far. */
export const groupActivities: readonly (readonly [goods: DemoGoodsId, priceFen: number, size: number, hours: number, sold: number])[] = [
  ['music-year', 6_800, 2, 24, 12_046],
  ['video-year', 10_800, 3, 24, 6_480],
  ['noodles', 2_990, 2, 12, 3_312],
  ['carwash', 1_590, 2, 24, 932],
  ['tea-tin', 5_800, 3, 24, 2_115],
  ['peach', 6_900, 3, 24, 1_608],
  ['kettle', 6_900, 2, 48, 754],
];

/** Open groups of the day: the goods, who opened it, and how many hours are left. Their orders were paid with a trial voucher. */
export const openGroups: readonly (readonly [goods: DemoGoodsId, openedBy: DemoUserId, hoursLeft: number])[] = [
  ['music-year', 'U0000000004', 2.3],
  ['noodles', 'U0000000005', 0.8],
  ['peach', 'U0000000001', 5.7],
];
