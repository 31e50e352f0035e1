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

const open = <const P extends Path>(path: P, campaign: Campaign) => ({ path, campaign });
const ofMembers = <const P extends Path>(path: P, campaign: Campaign) =>
  ({ path, auth: true, campaign }) as const;

/** The standalone pages (§2), family by family. */
export const standalonePages = {
  pleasedWatch: ofMembers('/pleased-watch', 'watch'),
  pleasedWatchRecords: ofMembers('/pleased-watch/receive-list', 'watch'),
  pleasedWatchResult: ofMembers('/pleased-watch/receive-result', 'watch'),

  welfareOfficer: open('/rightsAndWelfareOfficer/index', 'gift'),

  rail: ofMembers('/high-speed-rail', 'rail'),
  railCurated: ofMembers('/high-speed-rail/curated-jon', 'rail'),
  railSurroundings: ofMembers('/high-speed-rail/station-surroundings', 'rail'),
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
  railHallDetail: ofMembers('/high-speed-rail/station-hall-detail', 'rail'),

  payCode: ofMembers('/up-card', 'paycode'),
  payCodeShops: ofMembers('/up-card/shop-list', 'paycode'),
  payCodeResult: ofMembers('/up-card/pay-result', 'paycode'),

  mobileVip: open('/hmall-act/mobile-vip', 'vip20'),
  mobileVipDetail: open('/hmall-act/detail-iInfo', 'vip20'),
  mobileVipTwenty: open('/hmall-act/mobile-vip/twenty', 'vip20'),
  mobileVipThirty: open('/hmall-act/mobile-vip/thirty', 'vip30'),
  plusVip: { path: '/hmall-act/plus-vip', campaign: 'vip30', theme: 'excellent-plus' },
  plusVipDetail: { path: '/plus-vip/detail-info', campaign: 'vip30', theme: 'excellent-plus' },
  phoenix: open('/hmall-act/phoenix-preferred', 'phoenix'),
  phoenixDetail: open('/hmall-act/phoenix-preferred-detail', 'phoenix'),
  phoenixDescription: open('/hmall-act/phoenix-description', 'phoenix'),
  litchiVip: ofMembers('/hmall-act/gd-litchi-vip', 'litchi'),
  litchiDescription: open('/hmall-act/gd-description', 'litchi'),
  litchiRights: open('/hmall-act/rights-introduction', 'litchi'),
  membershipOpening: open('/hmall-act/mem-open', 'vip20'),
  benefitInfo: open('/hmall-act/benefit-info', 'vip20'),
  carVip: open('/hmall-act/che-diandian', 'rail'),
  legalVip: open('/hmall-act/he-fabao', 'number'),
  hedonismVip: open('/hmall-act/hedonism', 'phoenix'),
  gamesVip: open('/hmall-act/games-vip', 'watch'),
  selectedRights: open('/hmall-act/jingxuan-qy', 'gift'),
  vipNotice: open('/hmall-act/mobile-vip/notice-detail', 'vip20'),
  vipNoticeHistory: open('/hmall-act/mobile-vip/notice-history-detail', 'vip20'),
  enjoyVipDetail: open('/hmall-act/enjoy-vip-detail', 'vip30'),

  numberManager: ofMembers('/tel-manage', 'number'),
  serviceProvision: ofMembers('/tel-manage/service-provision-page', 'number'),
  onlineManage: ofMembers('/tel-manage/online-manage', 'number'),
  flowManage: ofMembers('/tel-manage/flow-manage', 'number'),
  deputyNumbers: ofMembers('/tel-manage/deputy-number-choose-manage', 'number'),
  behaviorReport: ofMembers('/tel-manage/internet-behavior-report', 'number'),

  giftSquare: ofMembers('/gift-square', 'gift'),
  rightsEntrance: ofMembers('/rights-entrance', 'watch'),
  rightsEntranceRecords: ofMembers('/rights-entrance/record-list', 'watch'),
  productSpotlight: ofMembers('/product-spotlight', 'gift'),
  productRightsRecords: ofMembers('/product-rights-record', 'gift'),

  mZone: ofMembers('/m-zone-v2/index', 'mzone'),
  mZoneShops: open('/m-zone-v2/zone-shops', 'mzone'),
  dailyCash: open('/m-zone-v2/sign-in', 'mzone'),
  mZoneOrders: ofMembers('/m-zone-v2/order-list', 'mzone'),
  mZoneReceived: ofMembers('/m-zone-v2/received-list', 'mzone'),

  beautiful: open('/beautiful/beautiful-jiangsu', 'beautiful'),
  beautifulLogin: open('/beautiful/login', 'beautiful'),
  beautifulOrderDetail: ofMembers('/beautiful/order-detail', 'beautiful'),
  cardCodeExchange: ofMembers('/beautiful/card-pwd-exchange', 'beautiful'),

  partnerRetail: open(`/${partner}/${partner}-egou`, 'partner'),
  partnerLogin: open(`/${partner}/login`, 'partner'),
  partnerCard: ofMembers(`/${partner}/egouCard`, 'partner'),
  partnerDetail: ofMembers(`/${partner}/egouDetail`, 'partner'),

  choose: open('/mini-program', 'choose'),
  chooseShare: open('/mini-program-share', 'choose'),

  lottery02: open('/02-lottery-turntable', 'lottery'),
  lottery: open('/lottery-turntable', 'lottery'),
  drawRecords02: open('/02-draw-record', 'lottery'),
  drawRecords: open('/draw-record', 'lottery'),

  iframeTest: ofMembers('/iframe-test', 'number'),
} as const satisfies Readonly<Record<string, StandalonePage>>;

export type StandalonePageId = keyof typeof standalonePages;
