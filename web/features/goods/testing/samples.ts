import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { FlashSale, FlashSaleGoods } from '#core/contract/goods/home.shapes.ts';

export const aGoods = (goodsId: string, overrides: Partial<GoodsCard> = {}): GoodsCard => ({
  goodsId,
  goodsName: `商品${goodsId}`,
  skuId: `${goodsId}.1`,
  skuName: '一份',
  goodsTypeId: 1,
  isExternalGoods: 0,
  goodsUrl: null,
  giveFlag: 0,
  activityMap: {},
  priceFen: 1_500,
  memberPriceFen: null,
  originalPriceFen: 2_500,
  picUrl: 'goods/coffee',
  giftText: null,
  tags: [],
  soldText: '已售12',
  soldPercent: null,
  lackStockFlag: 0,
  ...overrides,
});

export const aFlashSaleGoods = (
  goodsId: string,
  overrides: Partial<FlashSaleGoods> = {},
): FlashSaleGoods => ({
  ...aGoods(goodsId),
  activityId: `s10:${goodsId}`,
  soldPercent: 72,
  stockTotal: 100,
  stockLeft: 28,
  limitPerUser: 1,
  minLevel: 0,
  entries: 0,
  ...overrides,
});

/** A session of 10 to 14 o'clock, seen at 11:41:15. */
export const aFlashSale = (overrides: Partial<FlashSale> = {}): FlashSale => ({
  sessionId: 's10',
  sessionName: '10点场',
  beginsAt: '2026-08-08T10:00:00+08:00',
  endsAt: '2026-08-08T14:00:00+08:00',
  serverNow: '2026-08-08T11:41:15+08:00',
  mode: 'race',
  rightType: null,
  draw: null,
  goods: [
    aFlashSaleGoods('flash-1'),
    aFlashSaleGoods('flash-2', { goodsName: '咖啡券，中杯', soldPercent: 100, stockLeft: 0 }),
  ],
  sessions: [],
  ...overrides,
});

const head = { subTitle: '', link: null };

/** One floor of every kind. */
export const everyFloor: readonly Floor[] = [
  {
    kind: 'quick',
    floorId: 'quick',
    ...head,
    title: '快捷入口',
    entries: [
      { key: 'half', name: '五折购', link: '/content/super-market/half-off-purchase', badge: '新' },
      { key: 'car', name: '车主服务', link: null, badge: null },
    ],
  },
  {
    kind: 'seckill',
    floorId: 'seckill',
    ...head,
    title: '限时秒杀',
    link: '/content/super-market/second-kill',
  },
  {
    kind: 'notice',
    floorId: 'notice',
    ...head,
    title: '公告',
    items: [
      { tag: '预热', text: '会员日8日10点开抢', link: '/content/super-market/second-kill' },
      { tag: '提醒', text: '权益每月1日更新', link: null },
    ],
  },
  {
    kind: 'duo',
    floorId: 'duo',
    ...head,
    title: '活动专区',
    cards: [
      {
        title: '五折购专区',
        subTitle: '每月1次',
        highlight: '5折封顶',
        pics: ['goods/milktea-cut'],
        tone: 'warm',
        link: '/content/super-market/half-off-purchase',
      },
      {
        title: '0元购',
        subTitle: '会员任选1件',
        highlight: null,
        pics: ['https://pictures.example/gift.png'],
        tone: 'gold',
        link: null,
      },
    ],
  },
  {
    kind: 'banner',
    floorId: 'banner',
    ...head,
    title: '主推',
    materials: [
      {
        materialId: 'm1',
        title: '会员日',
        subTitle: '每月8日',
        picUrl: 'goods/gift',
        link: '/content/super-market/activity-list',
        buttonText: '去看看',
      },
    ],
  },
  {
    kind: 'coupons',
    floorId: 'coupons',
    ...head,
    title: '领券',
    link: '/content/super-market/coupon-center',
    coupons: [
      {
        templateId: 't1',
        couponType: 'qyfd',
        couponAmt: 5_000,
        couponName: '福袋券',
        payPercent: null,
        maxOffFen: null,
        flowMb: null,
        thresholdFen: 0,
        scopeText: '指定商品可用',
        validText: '领取后30天',
      },
      {
        templateId: 't2',
        couponType: 'wzg',
        couponAmt: 0,
        couponName: '五折券',
        payPercent: 50,
        maxOffFen: 3_000,
        flowMb: null,
        thresholdFen: 0,
        scopeText: '指定商品可用',
        validText: '当月有效',
      },
      {
        templateId: 't3',
        couponType: 'lllb',
        couponAmt: 0,
        couponName: '流量券',
        payPercent: null,
        maxOffFen: null,
        flowMb: 10_240,
        thresholdFen: 0,
        scopeText: '省内通用',
        validText: '当月有效',
      },
    ],
  },
  {
    kind: 'goods',
    floorId: 'hot',
    ...head,
    title: '权益热销',
    subTitle: '大家都在买',
    goods: [aGoods('hot-1'), aGoods('hot-2', { shopName: '净驰洗车', distanceMeters: 680 })],
  },
  {
    kind: 'ranking',
    floorId: 'ranking',
    ...head,
    title: '权益榜单',
    tabs: [
      { key: 'hotSelling', name: '热销榜' },
      { key: 'discount', name: '折扣榜' },
    ],
  },
  { kind: 'nearby', floorId: 'nearby', ...head, title: '附近好物' },
  { kind: 'recommend', floorId: 'recommend', ...head, title: '为你推荐' },
];
