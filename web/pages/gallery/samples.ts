import type { ArtKey } from '#web/art/keys.ts';

/** Sample data of the gallery. */
export const memberCounts = [
  { text: '全部券', href: '#all', value: 18 },
  { text: '待领券', href: '#waiting', value: 4, hot: true },
  { text: '权益福袋', href: '#bags', value: 3 },
  { text: '流量礼包', href: '#data', value: 2 },
  { text: '五折购', href: '#half', value: 1 },
];

interface EntrySample {
  readonly text: string;
  readonly href: string;
  readonly art: ArtKey;
  readonly flag?: string;
}

export const quickEntries: readonly EntrySample[] = [
  { text: '权益福袋', href: '#1', art: 'quick/luckybag', flag: '3张' },
  { text: '五折购', href: '#2', art: 'quick/half' },
  { text: '流量礼包', href: '#3', art: 'quick/data' },
  { text: '领券中心', href: '#4', art: 'quick/coupon', flag: '新' },
  { text: '本地生活', href: '#5', art: 'quick/local' },
  { text: '影音会员', href: '#6', art: 'quick/movie' },
  { text: '高铁贵宾', href: '#7', art: 'quick/travel' },
  { text: '车主服务', href: '#8', art: 'quick/car' },
  { text: '苏惠码', href: '#9', art: 'quick/paycode' },
  { text: '全部', href: '#10', art: 'quick/all' },
];

interface GoodsSample {
  readonly art: ArtKey;
  readonly name: string;
  readonly fen: number;
  readonly was: number;
  readonly gone: number;
}

export const flashGoods: readonly GoodsSample[] = [
  { art: 'goods/video-blue', name: '视频会员月卡', fen: 990, was: 2500, gone: 72 },
  { art: 'goods/coffee', name: '美式咖啡兑换券', fen: 690, was: 1800, gone: 58 },
  { art: 'goods/data', name: '5GB流量日包', fen: 100, was: 600, gone: 91 },
  { art: 'goods/cinema', name: '2D电影通兑票', fen: 1990, was: 4500, gone: 36 },
];

interface RightSample {
  readonly art: ArtKey;
  readonly name: string;
  readonly reason: string;
  readonly button: { readonly text: string; readonly disabled?: boolean; readonly busy?: boolean };
}

export const rights: readonly RightSample[] = [
  {
    art: 'goods/video-blue',
    name: '视频会员月卡',
    reason: '充值到138****6021',
    button: { text: '点击领取' },
  },
  {
    art: 'goods/video-green',
    name: '综艺会员月卡',
    reason: '充值到138****6021',
    button: { text: '领取中', disabled: true, busy: true },
  },
  {
    art: 'goods/music',
    name: '音乐会员月卡',
    reason: '8月3日已领取',
    button: { text: '本月已领', disabled: true },
  },
  {
    art: 'goods/video-orange',
    name: '体育会员月卡',
    reason: '本组已达可选上限',
    button: { text: '暂不可领', disabled: true },
  },
  {
    art: 'goods/fuel',
    name: '20元加油券',
    reason: '每月1日10点开放领取',
    button: { text: '下月可领', disabled: true },
  },
];
