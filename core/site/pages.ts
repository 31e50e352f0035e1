import { names } from '../config/names.ts';
import type { Path, ProjectId } from './projects.ts';

/** A page with its paths in each project; links use the first path. */
export interface MallPage {
  readonly paths: Readonly<Partial<Record<ProjectId, readonly [Path, ...Path[]]>>>;
}

/** Titles that first screens show; the others stand in titles.ts. */
export const homeTitle = '首页';
export const easyUseTitle = names.malls['easy-use'];

/** A page of the two malls; the path in the rights mall, where it differs, is the second. */
const inMalls = (path: Path, inRightsMall = path) =>
  ({ paths: { 'super-market': [path], 'supper-mall': [inRightsMall] } }) as const;

/** The mall page map (§2) in the specification's order, then its other pages, then our additions (routes-not-in-spec.ts). */
export const pages = {
  home: {
    paths: {
      'super-market': ['/market-index', '/market-index-pro'],
      'supper-mall': ['/mall-index'],
      'market-mini-program': ['/pages/home'],
    },
  },
  category: {
    paths: {
      'super-market': ['/classification'],
      'supper-mall': ['/classification'],
      'market-mini-program': ['/pages/categories'],
    },
  },
  mine: {
    paths: {
      'super-market': ['/mine-index'],
      'supper-mall': ['/mine'],
      'market-mini-program': ['/pages/profile'],
    },
  },
  searchInput: {
    paths: {
      'super-market': ['/search'],
      'supper-mall': ['/search'],
      'market-mini-program': ['/pages/goods/search-navigation'],
    },
  },
  searchResults: {
    paths: {
      'super-market': ['/search-result'],
      'supper-mall': ['/search-result'],
      'market-mini-program': ['/pages/goods/search-results'],
    },
  },
  myCoupons: inMalls('/my-coupons'),
  memberOrder: { paths: { 'super-market': ['/member-order'], 'excellent-plus': ['/member-order'] } },
  goodsDetail: {
    paths: {
      'super-market': ['/goods-detail'],
      'supper-mall': ['/product-detail'],
      'market-mini-program': ['/pages/goods/goods-detail'],
      'easy-use': ['/goods-detail'],
    },
  },
  payment: inMalls('/order-pay'),
  halfPrice: inMalls('/half-off-purchase', '/select-discount'),
  myOrders: inMalls('/order-list'),
  blessingBag: inMalls('/equity-pocket', '/rights-list'),
  orderDetail: inMalls('/order-detail'),
  rightsDiscount: {
    paths: {
      'super-market': ['/rights-discount'],
      'supper-mall': ['/rights-discount'],
      'excellent-plus': ['/rights-discount'],
    },
  },
  couponCenter: inMalls('/coupon-center', '/coupons'),
  paymentResult: inMalls('/order-result', '/pay-result'),
  receiveResult: {
    paths: {
      'super-market': ['/receive-result'],
      'supper-mall': ['/receive-result'],
      'excellent-plus': ['/receive-result'],
    },
  },
  myAppointments: inMalls('/my-appointment', '/subscribe'),
  myFavourites: inMalls('/my-collect'),
  discountList: inMalls('/discount-list'),
  flashSale: inMalls('/second-kill', '/flash-sale'),
  drawResult: inMalls('/draw-result'),
  skuDetail: inMalls('/sku-detail'),
  welfareGoods: inMalls('/welfare-goods', '/exclusive-board'),
  trafficPackage: inMalls('/traffic-package', '/floor-flash'),
  localLife: inMalls('/local-life'),
  messageCenter: inMalls('/message-center'),
  messageDetails: inMalls('/message-details'),
  questionList: inMalls('/question-list'),
  questionDetail: { paths: { 'super-market': ['/question-detail'] } },
  groupList: inMalls('/group-list'),
  groupShare: { paths: { 'super-market': ['/group-share'] } },
  localSpecialties: inMalls('/local-characteristics'),
  storeAddress: { paths: { 'supper-mall': ['/store-address'] } },
  addressEditor: inMalls('/address-editor'),
  nearbyMerchants: inMalls('/rights-shop-search', '/near-shop'),
  activityZone: inMalls('/activity-list', '/activity'),
  easyUseHome: { paths: { 'easy-use': ['/easy-use-index'], 'supper-mall': ['/channel-easy-use'] } },
  rightsList: inMalls('/rights-list'),
  trafficGiftBag: inMalls('/rights-traffic', '/floor-flash'),

  videoDetail: {
    paths: { 'super-market': ['/video-detail'], 'market-mini-program': ['/pages/funny-video-web'] },
  },
  physicalGoodsDetail: {
    paths: { 'super-market': ['/goods-physical-detail'], 'easy-use': ['/goods-physical-detail'] },
  },
  rightsDetail: {
    paths: {
      'super-market': ['/rights-detail'],
      'supper-mall': ['/rights-detail'],
      'excellent-plus': ['/rights-detail'],
    },
  },
  miniProgramPay: { paths: { 'market-mini-program': ['/pages/payment/jtpay'] } },
  cardCoupon: {
    paths: {
      'super-market': ['/card-coupon'],
      'supper-mall': ['/card-coupon'],
      'market-mini-program': ['/pages/cardCoupon/index'],
    },
  },
  foodsChannel: { paths: { 'market-mini-program': ['/pages/goods/foods-channel'] } },
  drinksChannel: { paths: { 'market-mini-program': ['/pages/goods/drinks-channel'] } },
  carOwnerChannel: { paths: { 'market-mini-program': ['/pages/goods/car-owner-channel'] } },
  educationChannel: { paths: { 'market-mini-program': ['/pages/goods/education-channel'] } },
  movieChannel: { paths: { 'market-mini-program': ['/pages/goods/movie-channel'] } },
  plusHome: { paths: { 'excellent-plus': ['/index'] } },

  myMonth: {
    paths: { 'super-market': ['/my-month'], 'supper-mall': ['/my-month'], 'excellent-plus': ['/my-month'] },
  },
  settings: inMalls('/settings'),
  myTickets: inMalls('/my-tickets'),
  browseHistory: inMalls('/browse-history'),
  refundRequest: inMalls('/refund-request'),
  refundDetail: inMalls('/refund-detail'),
  invoice: inMalls('/invoice'),
  /** The claim records of the plus area; elsewhere they are a standalone page. */
  plusRecords: { paths: { 'excellent-plus': ['/rights-records'] } },
} as const satisfies Readonly<Record<string, MallPage>>;

export type MallPageId = keyof typeof pages;

/** Paths shared by two pages, with the page that is shown there. Links to the other page lead to the same path. */
export const sharedPaths: Readonly<Partial<Record<ProjectId, Readonly<Record<Path, MallPageId>>>>> = {
  'supper-mall': { '/rights-list': 'blessingBag', '/floor-flash': 'trafficPackage' },
};
