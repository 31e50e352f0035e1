import { names } from '../config/names.ts';
import type { Path } from './projects.ts';

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
  readonly title: string;
  readonly path: Path;
  /** Guests are redirected to the login page. */
  readonly auth?: true;
  readonly worksOffline?: true;
  readonly campaign: Campaign;
}

const { partner } = names.slugs;

/** The standalone pages (§2), family by family. */
export const standalonePages = {
  pleasedWatch: {
    title: '权益7天包',
    path: '/pleased-watch',
    auth: true,
    campaign: 'watch',
  },
  pleasedWatchRecords: {
    title: '领取记录',
    path: '/pleased-watch/receive-list',
    auth: true,
    campaign: 'watch',
  },
  pleasedWatchResult: {
    title: '领取结果',
    path: '/pleased-watch/receive-result',
    auth: true,
    campaign: 'watch',
  },

  welfareOfficer: {
    title: '权益福利官',
    path: '/rightsAndWelfareOfficer/index',
    campaign: 'gift',
  },

  rail: { title: '高铁贵宾厅', path: '/high-speed-rail', auth: true, campaign: 'rail' },
  railCurated: { title: '高铁甄选', path: '/high-speed-rail/curated-jon', auth: true, campaign: 'rail' },
  railSurroundings: {
    title: '车站周边',
    path: '/high-speed-rail/station-surroundings',
    auth: true,
    campaign: 'rail',
  },
  railVerification: {
    title: '权益核销',
    path: '/high-speed-rail/verification-use',
    auth: true,
    worksOffline: true,
    campaign: 'rail',
  },
  airportVerification: {
    title: '机场贵宾厅权益',
    path: '/high-speed-rail/airport-verification-use',
    auth: true,
    worksOffline: true,
    campaign: 'rail',
  },
  railHallDetail: {
    title: '贵宾厅详情',
    path: '/high-speed-rail/station-hall-detail',
    auth: true,
    campaign: 'rail',
  },

  payCode: { title: '苏惠码', path: '/up-card', auth: true, campaign: 'paycode' },
  payCodeShops: { title: '切换站点', path: '/up-card/shop-list', auth: true, campaign: 'paycode' },
  payCodeResult: { title: '支付结果', path: '/up-card/pay-result', auth: true, campaign: 'paycode' },

  mobileVip: { title: '随心看权益包', path: '/hmall-act/mobile-vip', campaign: 'vip20' },
  mobileVipDetail: { title: '会员权益详情', path: '/hmall-act/detail-iInfo', campaign: 'vip20' },
  mobileVipTwenty: { title: '20元版', path: '/hmall-act/mobile-vip/twenty', campaign: 'vip20' },
  mobileVipThirty: { title: '30元版', path: '/hmall-act/mobile-vip/thirty', campaign: 'vip30' },
  plusVip: { title: 'PLUS会员', path: '/hmall-act/plus-vip', campaign: 'vip30' },
  plusVipDetail: { title: 'PLUS会员详情', path: '/plus-vip/detail-info', campaign: 'vip30' },
  phoenix: { title: '凤凰优选', path: '/hmall-act/phoenix-preferred', campaign: 'phoenix' },
  phoenixDetail: {
    title: '凤凰优选详情',
    path: '/hmall-act/phoenix-preferred-detail',
    campaign: 'phoenix',
  },
  phoenixDescription: {
    title: '凤凰优选说明',
    path: '/hmall-act/phoenix-description',
    campaign: 'phoenix',
  },
  litchiVip: { title: '荔枝会员', path: '/hmall-act/gd-litchi-vip', auth: true, campaign: 'litchi' },
  litchiDescription: {
    title: '荔枝会员说明',
    path: '/hmall-act/gd-description',
    campaign: 'litchi',
  },
  litchiRights: {
    title: '权益介绍',
    path: '/hmall-act/rights-introduction',
    campaign: 'litchi',
  },
  membershipOpening: { title: '开通会员', path: '/hmall-act/mem-open', campaign: 'vip20' },
  benefitInfo: { title: '权益说明', path: '/hmall-act/benefit-info', campaign: 'vip20' },
  carVip: { title: '车主权益包', path: '/hmall-act/che-diandian', campaign: 'rail' },
  legalVip: { title: '法律服务会员', path: '/hmall-act/he-fabao', campaign: 'number' },
  hedonismVip: { title: '乐享会员', path: '/hmall-act/hedonism', campaign: 'phoenix' },
  gamesVip: { title: '游戏会员', path: '/hmall-act/games-vip', campaign: 'watch' },
  selectedRights: { title: '精选权益', path: '/hmall-act/jingxuan-qy', campaign: 'gift' },
  vipNotice: { title: '公告', path: '/hmall-act/mobile-vip/notice-detail', campaign: 'vip20' },
  vipNoticeHistory: {
    title: '历史公告',
    path: '/hmall-act/mobile-vip/notice-history-detail',
    campaign: 'vip20',
  },
  enjoyVipDetail: {
    title: '尊享会员详情',
    path: '/hmall-act/enjoy-vip-detail',
    campaign: 'vip30',
  },

  numberManager: { title: '号管家', path: '/tel-manage', auth: true, campaign: 'number' },
  serviceProvision: {
    title: '业务开通',
    path: '/tel-manage/service-provision-page',
    auth: true,
    campaign: 'number',
  },
  onlineManage: { title: '上网管理', path: '/tel-manage/online-manage', auth: true, campaign: 'number' },
  flowManage: { title: '流量管理', path: '/tel-manage/flow-manage', auth: true, campaign: 'number' },
  deputyNumbers: {
    title: '副号管理',
    path: '/tel-manage/deputy-number-choose-manage',
    auth: true,
    campaign: 'number',
  },
  behaviorReport: {
    title: '上网行为报告',
    path: '/tel-manage/internet-behavior-report',
    auth: true,
    campaign: 'number',
  },

  giftSquare: { title: '礼品广场', path: '/gift-square', auth: true, campaign: 'gift' },
  rightsEntrance: { title: '权益领取', path: '/rights-entrance', auth: true, campaign: 'watch' },
  rightsEntranceRecords: {
    title: '领取记录',
    path: '/rights-entrance/record-list',
    auth: true,
    campaign: 'watch',
  },
  productSpotlight: { title: '产品权益', path: '/product-spotlight', auth: true, campaign: 'gift' },
  productRightsRecords: {
    title: '产品权益记录',
    path: '/product-rights-record',
    auth: true,
    campaign: 'gift',
  },

  mZone: { title: '动感圈', path: '/m-zone-v2/index', auth: true, campaign: 'mzone' },
  mZoneShops: { title: '适用门店', path: '/m-zone-v2/zone-shops', campaign: 'mzone' },
  dailyCash: { title: '天天领现金', path: '/m-zone-v2/sign-in', campaign: 'mzone' },
  mZoneOrders: { title: '我的订单', path: '/m-zone-v2/order-list', auth: true, campaign: 'mzone' },
  mZoneReceived: {
    title: '我的领取',
    path: '/m-zone-v2/received-list',
    auth: true,
    campaign: 'mzone',
  },

  beautiful: {
    title: `美丽${names.province}`,
    path: '/beautiful/beautiful-jiangsu',
    campaign: 'beautiful',
  },
  beautifulLogin: { title: '登录', path: '/beautiful/login', campaign: 'beautiful' },
  beautifulOrderDetail: {
    title: '订单详情',
    path: '/beautiful/order-detail',
    auth: true,
    campaign: 'beautiful',
  },
  cardCodeExchange: {
    title: '卡密兑换',
    path: '/beautiful/card-pwd-exchange',
    auth: true,
    campaign: 'beautiful',
  },

  partnerRetail: {
    title: '电视会员领取',
    path: `/${partner}/${partner}-egou`,
    campaign: 'partner',
  },
  partnerLogin: { title: '登录', path: `/${partner}/login`, campaign: 'partner' },
  partnerCard: { title: '我的会员卡', path: `/${partner}/egouCard`, auth: true, campaign: 'partner' },
  partnerDetail: { title: '会员详情', path: `/${partner}/egouDetail`, auth: true, campaign: 'partner' },

  choose: { title: '会员任我选', path: '/mini-program', campaign: 'choose' },
  chooseShare: { title: '会员任我选', path: '/mini-program-share', campaign: 'choose' },

  lottery02: { title: '转转赚', path: '/02-lottery-turntable', campaign: 'lottery' },
  lottery: { title: '转转赚', path: '/lottery-turntable', campaign: 'lottery' },
  drawRecords02: { title: '中奖记录', path: '/02-draw-record', campaign: 'lottery' },
  drawRecords: { title: '中奖记录', path: '/draw-record', campaign: 'lottery' },

  iframeTest: { title: '内嵌页测试', path: '/iframe-test', auth: true, campaign: 'number' },
} as const satisfies Readonly<Record<string, StandalonePage>>;

export type StandalonePageId = keyof typeof standalonePages;
