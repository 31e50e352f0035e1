import type { Selectable } from 'kysely';
import type { Collections } from '../../db/schema/promotions.ts';

const collection = (
  collection_id: string,
  kind: 'channel' | 'promotion',
  [title, sub_title]: readonly [string, string],
  pic_url: string,
  rule: NonNullable<Selectable<Collections>['rule']>,
  sort: number,
): Selectable<Collections> => ({
  collection_id,
  kind,
  title,
  sub_title,
  pic_url,
  begins_at: null,
  ends_at: null,
  rule,
  areas: [],
  regions: [],
  sort,
});

/** Channels and promotions that pick their goods by rule. */
export const demoCollections: readonly Selectable<Collections>[] = [
  collection('channel-pick', 'channel', ['精选', '大家都在买'], 'quick/all', { sort: 'sales', limit: 60 }, 1),
  collection(
    'channel-member',
    'channel',
    ['会员价', '开通会员更省'],
    'quick/gift',
    { tags: ['会员价'], sort: 'sales' },
    2,
  ),
  collection(
    'channel-media',
    'channel',
    ['影音', '视频音乐阅读'],
    'quick/movie',
    { categories: ['video', 'music', 'reading'] },
    3,
  ),
  collection(
    'channel-food',
    'channel',
    ['吃喝', '早餐咖啡奶茶'],
    'quick/food',
    { categories: ['food', 'drinks'] },
    4,
  ),
  collection(
    'channel-travel',
    'channel',
    ['出行', '加油洗车骑行'],
    'quick/car',
    { categories: ['travel', 'cinema'] },
    5,
  ),
  collection(
    'channel-home',
    'channel',
    ['到家', '特产与家电'],
    'quick/local',
    { kinds: ['physical'], sort: 'sales' },
    6,
  ),
  collection(
    'promote-bag',
    'promotion',
    ['福袋券专场', '可用权益福袋券的好物'],
    'goods/luckybag',
    { couponTypes: ['qyfd'], sort: 'sales', limit: 40 },
    11,
  ),
  collection(
    'promote-half',
    'promotion',
    ['五折购专场', '用五折购专享券最多省30元'],
    'goods/gift-gold',
    { couponTypes: ['wzg'], sort: 'discount', limit: 40 },
    12,
  ),
  collection(
    'promote-hot',
    'promotion',
    ['本周爆款', '卖得最好的都在这里'],
    'goods/gift',
    { tags: ['爆款'], sort: 'sales' },
    13,
  ),
];
