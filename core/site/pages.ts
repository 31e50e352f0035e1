import { names } from '../config/names.ts';
import type { Path, ProjectId } from './projects.ts';

/** A page with its title and its paths in each project; links use the first path. */
export interface MallPage {
  readonly title: string;
  readonly paths: Readonly<Partial<Record<ProjectId, readonly [Path, ...Path[]]>>>;
}

/** The mall page map (§2) in the specification's order, then its other pages, then our additions (routes-not-in-spec.ts). */
export const pages = {
  home: {
    title: '首页',
    paths: {
      'super-market': ['/market-index', '/market-index-pro'],
      'supper-mall': ['/mall-index'],
      'market-mini-program': ['/pages/home'],
    },
  },
  category: {
    title: '分类',
    paths: {
      'super-market': ['/classification'],
      'supper-mall': ['/classification'],
      'market-mini-program': ['/pages/categories'],
    },
  },
  mine: {
    title: '我的',
    paths: {
      'super-market': ['/mine-index'],
      'supper-mall': ['/mine'],
      'market-mini-program': ['/pages/profile'],
    },
  },
  searchInput: {
    title: '搜索',
    paths: {
      'super-market': ['/search'],
      'supper-mall': ['/search'],
      'market-mini-program': ['/pages/goods/search-navigation'],
    },
  },
  searchResults: {
    title: '搜索结果',
    paths: {
      'super-market': ['/search-result'],
      'supper-mall': ['/search-result'],
      'market-mini-program': ['/pages/goods/search-results'],
    },
  },
  myCoupons: { title: '我的券', paths: { 'super-market': ['/my-coupons'], 'supper-mall': ['/my-coupons'] } },
  memberOrder: {
    title: '会员',
    paths: { 'super-market': ['/member-order'], 'excellent-plus': ['/member-order'] },
  },
  goodsDetail: {
    title: '商品详情',
    paths: {
      'super-market': ['/goods-detail'],
      'supper-mall': ['/product-detail'],
      'market-mini-program': ['/pages/goods/goods-detail'],
      'easy-use': ['/goods-detail'],
    },
  },
  payment: { title: '确认支付', paths: { 'super-market': ['/order-pay'], 'supper-mall': ['/order-pay'] } },
  halfPrice: {
    title: '五折购',
    paths: { 'super-market': ['/half-off-purchase'], 'supper-mall': ['/select-discount'] },
  },
  myOrders: { title: '我的订单', paths: { 'super-market': ['/order-list'], 'supper-mall': ['/order-list'] } },
  blessingBag: {
    title: '权益福袋',
    paths: { 'super-market': ['/equity-pocket'], 'supper-mall': ['/rights-list'] },
  },
  orderDetail: {
    title: '订单详情',
    paths: { 'super-market': ['/order-detail'], 'supper-mall': ['/order-detail'] },
  },
  rightsDiscount: {
    title: '权益优惠购',
    paths: {
      'super-market': ['/rights-discount'],
      'supper-mall': ['/rights-discount'],
      'excellent-plus': ['/rights-discount'],
    },
  },
  couponCenter: {
    title: '领券中心',
    paths: { 'super-market': ['/coupon-center'], 'supper-mall': ['/coupons'] },
  },
  paymentResult: {
    title: '支付结果',
    paths: { 'super-market': ['/order-result'], 'supper-mall': ['/pay-result'] },
  },
  receiveResult: {
    title: '领取结果',
    paths: {
      'super-market': ['/receive-result'],
      'supper-mall': ['/receive-result'],
      'excellent-plus': ['/receive-result'],
    },
  },
  myAppointments: {
    title: '我的预约',
    paths: { 'super-market': ['/my-appointment'], 'supper-mall': ['/subscribe'] },
  },
  myFavourites: {
    title: '我的收藏',
    paths: { 'super-market': ['/my-collect'], 'supper-mall': ['/my-collect'] },
  },
  discountList: {
    title: '优惠专区',
    paths: { 'super-market': ['/discount-list'], 'supper-mall': ['/discount-list'] },
  },
  flashSale: {
    title: '限时秒杀',
    paths: { 'super-market': ['/second-kill'], 'supper-mall': ['/flash-sale'] },
  },
  drawResult: {
    title: '抽签验证',
    paths: { 'super-market': ['/draw-result'], 'supper-mall': ['/draw-result'] },
  },
  skuDetail: {
    title: '单品详情',
    paths: { 'super-market': ['/sku-detail'], 'supper-mall': ['/sku-detail'] },
  },
  welfareGoods: {
    title: '福利好物',
    paths: { 'super-market': ['/welfare-goods'], 'supper-mall': ['/exclusive-board'] },
  },
  trafficPackage: {
    title: '流量包',
    paths: { 'super-market': ['/traffic-package'], 'supper-mall': ['/floor-flash'] },
  },
  localLife: {
    title: '本地生活',
    paths: { 'super-market': ['/local-life'], 'supper-mall': ['/local-life'] },
  },
  messageCenter: {
    title: '消息中心',
    paths: { 'super-market': ['/message-center'], 'supper-mall': ['/message-center'] },
  },
  messageDetails: {
    title: '消息详情',
    paths: { 'super-market': ['/message-details'], 'supper-mall': ['/message-details'] },
  },
  questionList: {
    title: '智能客服',
    paths: { 'super-market': ['/question-list'], 'supper-mall': ['/question-list'] },
  },
  questionDetail: { title: '问题详情', paths: { 'super-market': ['/question-detail'] } },
  groupList: { title: '拼团', paths: { 'super-market': ['/group-list'], 'supper-mall': ['/group-list'] } },
  groupShare: { title: '邀请拼团', paths: { 'super-market': ['/group-share'] } },
  localSpecialties: {
    title: '地方特产',
    paths: { 'super-market': ['/local-characteristics'], 'supper-mall': ['/local-characteristics'] },
  },
  storeAddress: { title: '门店地址', paths: { 'supper-mall': ['/store-address'] } },
  addressEditor: {
    title: '编辑地址',
    paths: { 'super-market': ['/address-editor'], 'supper-mall': ['/address-editor'] },
  },
  nearbyMerchants: {
    title: '附近商户',
    paths: { 'super-market': ['/rights-shop-search'], 'supper-mall': ['/near-shop'] },
  },
  activityZone: {
    title: '活动专区',
    paths: { 'super-market': ['/activity-list'], 'supper-mall': ['/activity'] },
  },
  easyUseHome: {
    title: names.malls['easy-use'],
    paths: { 'easy-use': ['/easy-use-index'], 'supper-mall': ['/channel-easy-use'] },
  },
  rightsList: {
    title: '权益列表',
    paths: { 'super-market': ['/rights-list'], 'supper-mall': ['/rights-list'] },
  },
  trafficGiftBag: {
    title: '会员流量礼包',
    paths: { 'super-market': ['/rights-traffic'], 'supper-mall': ['/floor-flash'] },
  },

  videoDetail: {
    title: '趣看',
    paths: { 'super-market': ['/video-detail'], 'market-mini-program': ['/pages/funny-video-web'] },
  },
  physicalGoodsDetail: {
    title: '商品详情',
    paths: { 'super-market': ['/goods-physical-detail'], 'easy-use': ['/goods-physical-detail'] },
  },
  rightsDetail: {
    title: '权益详情',
    paths: {
      'super-market': ['/rights-detail'],
      'supper-mall': ['/rights-detail'],
      'excellent-plus': ['/rights-detail'],
    },
  },
  miniProgramPay: { title: '收银台', paths: { 'market-mini-program': ['/pages/payment/jtpay'] } },
  cardCoupon: { title: '卡券包', paths: { 'market-mini-program': ['/pages/cardCoupon/index'] } },
  foodsChannel: { title: '美食频道', paths: { 'market-mini-program': ['/pages/goods/foods-channel'] } },
  carOwnerChannel: {
    title: '车主频道',
    paths: { 'market-mini-program': ['/pages/goods/car-owner-channel'] },
  },
  educationChannel: {
    title: '教育频道',
    paths: { 'market-mini-program': ['/pages/goods/education-channel'] },
  },
  movieChannel: { title: '电影频道', paths: { 'market-mini-program': ['/pages/goods/movie-channel'] } },
  plusHome: { title: names.malls['excellent-plus'], paths: { 'excellent-plus': ['/index'] } },

  myMonth: {
    title: '本月权益',
    paths: { 'super-market': ['/my-month'], 'supper-mall': ['/my-month'], 'excellent-plus': ['/my-month'] },
  },
  settings: { title: '设置', paths: { 'super-market': ['/settings'], 'supper-mall': ['/settings'] } },
  myTickets: {
    title: '我的工单',
    paths: { 'super-market': ['/my-tickets'], 'supper-mall': ['/my-tickets'] },
  },
  browseHistory: {
    title: '浏览记录',
    paths: { 'super-market': ['/browse-history'], 'supper-mall': ['/browse-history'] },
  },
  refundRequest: {
    title: '申请退款',
    paths: { 'super-market': ['/refund-request'], 'supper-mall': ['/refund-request'] },
  },
  refundDetail: {
    title: '退款进度',
    paths: { 'super-market': ['/refund-detail'], 'supper-mall': ['/refund-detail'] },
  },
  invoice: { title: '电子发票', paths: { 'super-market': ['/invoice'], 'supper-mall': ['/invoice'] } },
  /** The claim records of the plus area; elsewhere they are a standalone page. */
  plusRecords: { title: '领取记录', paths: { 'excellent-plus': ['/rights-records'] } },
} as const satisfies Readonly<Record<string, MallPage>>;

export type MallPageId = keyof typeof pages;

/** Paths shared by two pages, with the page that is shown there. Links to the other page lead to the same path. */
export const sharedPaths: Readonly<Partial<Record<ProjectId, Readonly<Record<Path, MallPageId>>>>> = {
  'supper-mall': { '/rights-list': 'blessingBag', '/floor-flash': 'trafficPackage' },
};
