import { standalonePages } from '#core/site/standalone.ts';
import type { FloorDraft, FloorParts } from './draft.ts';

/** The home page of the shopping mall: dense, with all offers of the month. */
export const marketHome = ({ link, card }: FloorParts): readonly FloorDraft[] => [
  {
    key: 'quick',
    kind: 'quick',
    title: '快捷入口',
    entries: [
      { key: 'luckybag', name: '权益福袋', link: link('blessingBag'), badge: '月月领' },
      { key: 'half', name: '五折购', link: link('halfPrice'), badge: null },
      { key: 'data', name: '流量礼包', link: link('trafficGiftBag'), badge: null },
      { key: 'coupon', name: '领券中心', link: link('couponCenter'), badge: '新' },
      { key: 'local', name: '本地生活', link: link('localLife'), badge: null },
      { key: 'movie', name: '影音会员', link: link('mobileVip'), badge: null },
      { key: 'travel', name: '高铁贵宾', link: link('rail'), badge: null },
      { key: 'car', name: '车主服务', link: link('carVip'), badge: null },
      { key: 'paycode', name: standalonePages.payCode.title, link: link('payCode'), badge: null },
      { key: 'all', name: '全部', link: link('category'), badge: null },
    ],
  },
  { key: 'seckill', kind: 'seckill', title: '限时秒杀', link: link('flashSale') },
  {
    key: 'notice',
    kind: 'notice',
    title: '公告',
    items: [
      { tag: '预热', text: '会员日8日10点开抢，视频月卡半价', link: link('flashSale') },
      { tag: '提醒', text: '权益每月1日更新，当月未领不累计', link: link('rightsEntrance') },
      { tag: '活动', text: '2件最高享8折，3件及以上最高享7折', link: link('activityZone') },
    ],
  },
  {
    key: 'duo',
    kind: 'duo',
    title: '活动专区',
    link: link('activityZone'),
    cards: [
      {
        title: '五折购专区',
        subTitle: '黄金会员每月1次',
        highlight: '5折封顶',
        pics: ['goods/milktea-cut', 'goods/video-orange-cut'],
        tone: 'warm',
        link: link('halfPrice'),
      },
      {
        title: '2人拼团',
        subTitle: '音乐年卡立省60元',
        highlight: null,
        pics: ['goods/music-cut'],
        tone: 'violet',
        link: link('groupList'),
      },
      {
        title: '0元购',
        subTitle: '会员任选1件',
        highlight: null,
        pics: ['goods/gift-cut'],
        tone: 'gold',
        link: link('activityZone'),
      },
    ],
  },
  {
    key: 'hot',
    kind: 'goods',
    title: '权益热销',
    subTitle: '大家都在买',
    link: link('discountList'),
    goods: [card('fuel-100'), card('milktea'), card('ebook-quarter'), card('data-month'), card('coffee')],
  },
  {
    key: 'local',
    kind: 'goods',
    title: '本地好物',
    subTitle: '家门口的好店',
    link: link('localLife'),
    goods: [
      card('carwash', { shopName: '净驰洗车·中山路店' }),
      card('noodles', { shopName: '面点小馆·珠江路店' }),
      card('tea-tin', { shopName: '茶叙·夫子庙店' }),
    ],
  },
  { key: 'recommend', kind: 'recommend', title: '为你推荐' },
];
