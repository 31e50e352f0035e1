import { names } from '../config/names.ts';
import type { Path, ProjectId } from './projects.ts';

/** A page with its paths in each project; links use the first path. */
export interface MallPage {
  readonly paths: Readonly<Partial<Record<ProjectId, readonly [Path, ...Path[]]>>>;
}

/** Titles that first screens show; the others stand in titles.ts. */
export const homeTitle = '首页';
export const easyUseTitle = names.malls['easy-use'];

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
  myCoupons: { paths: { 'super-market': ['/my-coupons'], 'supper-mall': ['/my-coupons'] } },
  memberOrder: { paths: { 'super-market': ['/member-order'], 'excellent-plus': ['/member-order'] } },
  goodsDetail: {
    paths: {
      'super-market': ['/goods-detail'],
      'supper-mall': ['/product-detail'],
      'market-mini-program': ['/pages/goods/goods-detail'],
      'easy-use': ['/goods-detail'],
    },
  },
  payment: { paths: { 'super-market': ['/order-pay'], 'supper-mall': ['/order-pay'] } },
  halfPrice: { paths: { 'super-market': ['/half-off-purchase'], 'supper-mall': ['/select-discount'] } },
  myOrders: { paths: { 'super-market': ['/order-list'], 'supper-mall': ['/order-list'] } },
  blessingBag: { paths: { 'super-market': ['/equity-pocket'], 'supper-mall': ['/rights-list'] } },
  orderDetail: { paths: { 'super-market': ['/order-detail'], 'supper-mall': ['/order-detail'] } },
  rightsDiscount: {
    paths: {
      'super-market': ['/rights-discount'],
      'supper-mall': ['/rights-discount'],
      'excellent-plus': ['/rights-discount'],
    },
  },
  couponCenter: { paths: { 'super-market': ['/coupon-center'], 'supper-mall': ['/coupons'] } },
  paymentResult: { paths: { 'super-market': ['/order-result'], 'supper-mall': ['/pay-result'] } },
  receiveResult: {
    paths: {
      'super-market': ['/receive-result'],
      'supper-mall': ['/receive-result'],
      'excellent-plus': ['/receive-result'],
    },
  },
  myAppointments: { paths: { 'super-market': ['/my-appointment'], 'supper-mall': ['/subscribe'] } },
  myFavourites: { paths: { 'super-market': ['/my-collect'], 'supper-mall': ['/my-collect'] } },
  discountList: { paths: { 'super-market': ['/discount-list'], 'supper-mall': ['/discount-list'] } },
  flashSale: { paths: { 'super-market': ['/second-kill'], 'supper-mall': ['/flash-sale'] } },
  drawResult: { paths: { 'super-market': ['/draw-result'], 'supper-mall': ['/draw-result'] } },
  skuDetail: { paths: { 'super-market': ['/sku-detail'], 'supper-mall': ['/sku-detail'] } },
  welfareGoods: { paths: { 'super-market': ['/welfare-goods'], 'supper-mall': ['/exclusive-board'] } },
  trafficPackage: { paths: { 'super-market': ['/traffic-package'], 'supper-mall': ['/floor-flash'] } },
  localLife: { paths: { 'super-market': ['/local-life'], 'supper-mall': ['/local-life'] } },
  messageCenter: { paths: { 'super-market': ['/message-center'], 'supper-mall': ['/message-center'] } },
  messageDetails: { paths: { 'super-market': ['/message-details'], 'supper-mall': ['/message-details'] } },
  questionList: { paths: { 'super-market': ['/question-list'], 'supper-mall': ['/question-list'] } },
  questionDetail: { paths: { 'super-market': ['/question-detail'] } },
  groupList: { paths: { 'super-market': ['/group-list'], 'supper-mall': ['/group-list'] } },
  groupShare: { paths: { 'super-market': ['/group-share'] } },
  localSpecialties: {
    paths: { 'super-market': ['/local-characteristics'], 'supper-mall': ['/local-characteristics'] },
  },
  storeAddress: { paths: { 'supper-mall': ['/store-address'] } },
  addressEditor: { paths: { 'super-market': ['/address-editor'], 'supper-mall': ['/address-editor'] } },
  nearbyMerchants: { paths: { 'super-market': ['/rights-shop-search'], 'supper-mall': ['/near-shop'] } },
  activityZone: { paths: { 'super-market': ['/activity-list'], 'supper-mall': ['/activity'] } },
  easyUseHome: { paths: { 'easy-use': ['/easy-use-index'], 'supper-mall': ['/channel-easy-use'] } },
  rightsList: { paths: { 'super-market': ['/rights-list'], 'supper-mall': ['/rights-list'] } },
  trafficGiftBag: { paths: { 'super-market': ['/rights-traffic'], 'supper-mall': ['/floor-flash'] } },

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
  cardCoupon: { paths: { 'market-mini-program': ['/pages/cardCoupon/index'] } },
  foodsChannel: { paths: { 'market-mini-program': ['/pages/goods/foods-channel'] } },
  carOwnerChannel: { paths: { 'market-mini-program': ['/pages/goods/car-owner-channel'] } },
  educationChannel: { paths: { 'market-mini-program': ['/pages/goods/education-channel'] } },
  movieChannel: { paths: { 'market-mini-program': ['/pages/goods/movie-channel'] } },
  plusHome: { paths: { 'excellent-plus': ['/index'] } },

  myMonth: {
    paths: { 'super-market': ['/my-month'], 'supper-mall': ['/my-month'], 'excellent-plus': ['/my-month'] },
  },
  settings: { paths: { 'super-market': ['/settings'], 'supper-mall': ['/settings'] } },
  myTickets: { paths: { 'super-market': ['/my-tickets'], 'supper-mall': ['/my-tickets'] } },
  browseHistory: { paths: { 'super-market': ['/browse-history'], 'supper-mall': ['/browse-history'] } },
  refundRequest: { paths: { 'super-market': ['/refund-request'], 'supper-mall': ['/refund-request'] } },
  refundDetail: { paths: { 'super-market': ['/refund-detail'], 'supper-mall': ['/refund-detail'] } },
  invoice: { paths: { 'super-market': ['/invoice'], 'supper-mall': ['/invoice'] } },
  /** The claim records of the plus area; elsewhere they are a standalone page. */
  plusRecords: { paths: { 'excellent-plus': ['/rights-records'] } },
} as const satisfies Readonly<Record<string, MallPage>>;

export type MallPageId = keyof typeof pages;

/** Paths shared by two pages, with the page that is shown there. Links to the other page lead to the same path. */
export const sharedPaths: Readonly<Partial<Record<ProjectId, Readonly<Record<Path, MallPageId>>>>> = {
  'supper-mall': { '/rights-list': 'blessingBag', '/floor-flash': 'trafficPackage' },
};
