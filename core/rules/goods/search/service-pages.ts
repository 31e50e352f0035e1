import type { MallPageId } from '../../../site/pages.ts';

/** Pages that search offers beside goods, each with further words that lead to it. */
export const servicePages: readonly {
  readonly pageId: MallPageId;
  readonly title: string;
  readonly subTitle: string;
  readonly words: readonly string[];
  readonly picUrl: string;
}[] = [
  {
    pageId: 'trafficPackage',
    title: '流量包专区',
    subTitle: '办理后立即到账',
    words: ['上网', '套餐'],
    picUrl: 'quick/data',
  },
  {
    pageId: 'blessingBag',
    title: '权益福袋',
    subTitle: '附近门店可用',
    words: ['福袋券'],
    picUrl: 'quick/luckybag',
  },
  {
    pageId: 'halfPrice',
    title: '五折购',
    subTitle: '用五折券最多省30元',
    words: ['半价', '五折券'],
    picUrl: 'quick/half',
  },
  {
    pageId: 'welfareGoods',
    title: '会员福利好物',
    subTitle: '按会员等级专享',
    words: ['会员价', '等级'],
    picUrl: 'quick/gift',
  },
  {
    pageId: 'flashSale',
    title: '限时秒杀',
    subTitle: '每天四场',
    words: ['抢购', '特价'],
    picUrl: 'quick/flash',
  },
  {
    pageId: 'couponCenter',
    title: '领券中心',
    subTitle: '先领券再下单',
    words: ['优惠券', '满减'],
    picUrl: 'quick/coupon',
  },
  {
    pageId: 'localLife',
    title: '本地生活',
    subTitle: '吃喝玩乐到店用',
    words: ['美食', '电影', '洗车'],
    picUrl: 'quick/food',
  },
  {
    pageId: 'localSpecialties',
    title: '地方特产',
    subTitle: '十三城风物到家',
    words: ['特产', '水果', '大闸蟹'],
    picUrl: 'quick/local',
  },
  { pageId: 'groupList', title: '拼团', subTitle: '两人成团更便宜', words: ['团购'], picUrl: 'quick/group' },
  {
    pageId: 'myCoupons',
    title: '我的券',
    subTitle: '查看可用的券',
    words: ['优惠券', '福袋券'],
    picUrl: 'quick/coupon',
  },
  {
    pageId: 'myOrders',
    title: '我的订单',
    subTitle: '查看券码与物流',
    words: ['物流', '退款', '券码'],
    picUrl: 'quick/all',
  },
  {
    pageId: 'myMonth',
    title: '本月权益',
    subTitle: '看看还能领什么',
    words: ['领取', '会员权益'],
    picUrl: 'quick/sign',
  },
  {
    pageId: 'questionList',
    title: '智能客服',
    subTitle: '常见问题随时问',
    words: ['人工', '客服', '没到账', '投诉'],
    picUrl: 'icon/headset',
  },
];
