import { names } from '../config/names.ts';
import type { Path, Theme } from './projects.ts';

/** The colour theme of a campaign page (`data-campaign`). */
export type Campaign =
  | 'watch'
  | 'rail'
  | 'paycode'
  | 'vip20'
  | 'vip30'
  | 'phoenix'
  | 'litchi'
  | 'number'
  | 'gift'
  | 'mzone'
  | 'beautiful'
  | 'partner'
  | 'lottery'
  | 'choose';

/** A page of the standalone-pages project. */
export interface StandalonePage {
  readonly path: Path;
  /** Guests are redirected to the login page. */
  readonly auth?: true;
  readonly worksOffline?: true;
  readonly campaign: Campaign;
  /** Instead of the campaign's colours. */
  readonly theme?: Theme;
}

const { partner } = names.slugs;

/** The standalone pages (§2), family by family. */
export const standalonePages = {
  pleasedWatch: { path: '/pleased-watch', auth: true, campaign: 'watch' },
  pleasedWatchRecords: { path: '/pleased-watch/receive-list', auth: true, campaign: 'watch' },
  pleasedWatchResult: { path: '/pleased-watch/receive-result', auth: true, campaign: 'watch' },

  welfareOfficer: { path: '/rightsAndWelfareOfficer/index', campaign: 'gift' },

  rail: { path: '/high-speed-rail', auth: true, campaign: 'rail' },
  railCurated: { path: '/high-speed-rail/curated-jon', auth: true, campaign: 'rail' },
  railSurroundings: { path: '/high-speed-rail/station-surroundings', auth: true, campaign: 'rail' },
  railVerification: {
    path: '/high-speed-rail/verification-use',
    auth: true,
    worksOffline: true,
    campaign: 'rail',
  },
  airportVerification: {
    path: '/high-speed-rail/airport-verification-use',
    auth: true,
    worksOffline: true,
    campaign: 'rail',
  },
  railHallDetail: { path: '/high-speed-rail/station-hall-detail', auth: true, campaign: 'rail' },

  payCode: { path: '/up-card', auth: true, campaign: 'paycode' },
  payCodeShops: { path: '/up-card/shop-list', auth: true, campaign: 'paycode' },
  payCodeResult: { path: '/up-card/pay-result', auth: true, campaign: 'paycode' },

  mobileVip: { path: '/hmall-act/mobile-vip', campaign: 'vip20' },
  mobileVipDetail: { path: '/hmall-act/detail-iInfo', campaign: 'vip20' },
  mobileVipTwenty: { path: '/hmall-act/mobile-vip/twenty', campaign: 'vip20' },
  mobileVipThirty: { path: '/hmall-act/mobile-vip/thirty', campaign: 'vip30' },
  plusVip: { path: '/hmall-act/plus-vip', campaign: 'vip30', theme: 'excellent-plus' },
  plusVipDetail: { path: '/plus-vip/detail-info', campaign: 'vip30', theme: 'excellent-plus' },
  phoenix: { path: '/hmall-act/phoenix-preferred', campaign: 'phoenix' },
  phoenixDetail: { path: '/hmall-act/phoenix-preferred-detail', campaign: 'phoenix' },
  phoenixDescription: { path: '/hmall-act/phoenix-description', campaign: 'phoenix' },
  litchiVip: { path: '/hmall-act/gd-litchi-vip', auth: true, campaign: 'litchi' },
  litchiDescription: { path: '/hmall-act/gd-description', campaign: 'litchi' },
  litchiRights: { path: '/hmall-act/rights-introduction', campaign: 'litchi' },
  membershipOpening: { path: '/hmall-act/mem-open', campaign: 'vip20' },
  benefitInfo: { path: '/hmall-act/benefit-info', campaign: 'vip20' },
  carVip: { path: '/hmall-act/che-diandian', campaign: 'rail' },
  legalVip: { path: '/hmall-act/he-fabao', campaign: 'number' },
  hedonismVip: { path: '/hmall-act/hedonism', campaign: 'phoenix' },
  gamesVip: { path: '/hmall-act/games-vip', campaign: 'watch' },
  selectedRights: { path: '/hmall-act/jingxuan-qy', campaign: 'gift' },
  vipNotice: { path: '/hmall-act/mobile-vip/notice-detail', campaign: 'vip20' },
  vipNoticeHistory: { path: '/hmall-act/mobile-vip/notice-history-detail', campaign: 'vip20' },
  enjoyVipDetail: { path: '/hmall-act/enjoy-vip-detail', campaign: 'vip30' },

  numberManager: { path: '/tel-manage', auth: true, campaign: 'number' },
  serviceProvision: { path: '/tel-manage/service-provision-page', auth: true, campaign: 'number' },
  onlineManage: { path: '/tel-manage/online-manage', auth: true, campaign: 'number' },
  flowManage: { path: '/tel-manage/flow-manage', auth: true, campaign: 'number' },
  deputyNumbers: { path: '/tel-manage/deputy-number-choose-manage', auth: true, campaign: 'number' },
  behaviorReport: { path: '/tel-manage/internet-behavior-report', auth: true, campaign: 'number' },

  giftSquare: { path: '/gift-square', auth: true, campaign: 'gift' },
  rightsEntrance: { path: '/rights-entrance', auth: true, campaign: 'watch' },
  rightsEntranceRecords: { path: '/rights-entrance/record-list', auth: true, campaign: 'watch' },
  productSpotlight: { path: '/product-spotlight', auth: true, campaign: 'gift' },
  productRightsRecords: { path: '/product-rights-record', auth: true, campaign: 'gift' },

  mZone: { path: '/m-zone-v2/index', auth: true, campaign: 'mzone' },
  mZoneShops: { path: '/m-zone-v2/zone-shops', campaign: 'mzone' },
  dailyCash: { path: '/m-zone-v2/sign-in', campaign: 'mzone' },
  mZoneOrders: { path: '/m-zone-v2/order-list', auth: true, campaign: 'mzone' },
  mZoneReceived: { path: '/m-zone-v2/received-list', auth: true, campaign: 'mzone' },

  beautiful: { path: '/beautiful/beautiful-jiangsu', campaign: 'beautiful' },
  beautifulLogin: { path: '/beautiful/login', campaign: 'beautiful' },
  beautifulOrderDetail: { path: '/beautiful/order-detail', auth: true, campaign: 'beautiful' },
  cardCodeExchange: { path: '/beautiful/card-pwd-exchange', auth: true, campaign: 'beautiful' },

  partnerRetail: {
    path: `/${partner}/${partner}-egou`,
    campaign: 'partner',
  },
  partnerLogin: { path: `/${partner}/login`, campaign: 'partner' },
  partnerCard: { path: `/${partner}/egouCard`, auth: true, campaign: 'partner' },
  partnerDetail: { path: `/${partner}/egouDetail`, auth: true, campaign: 'partner' },

  choose: { path: '/mini-program', campaign: 'choose' },
  chooseShare: { path: '/mini-program-share', campaign: 'choose' },

  lottery02: { path: '/02-lottery-turntable', campaign: 'lottery' },
  lottery: { path: '/lottery-turntable', campaign: 'lottery' },
  drawRecords02: { path: '/02-draw-record', campaign: 'lottery' },
  drawRecords: { path: '/draw-record', campaign: 'lottery' },

  iframeTest: { path: '/iframe-test', auth: true, campaign: 'number' },
} as const satisfies Readonly<Record<string, StandalonePage>>;

export type StandalonePageId = keyof typeof standalonePages;
