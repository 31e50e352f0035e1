import type { Feature } from '#core/contract/common/features.ts';
import { names } from '#core/config/names.ts';
import { titles } from '#core/site/titles.ts';
import type { OrderRules } from '../../db/schema/operations.ts';

/** The areas of the two demo subscribers who see the notice pages. */
export const degradations: readonly (readonly [area: string, flag: 2 | 4, note: string])[] = [
  ['320800', 2, '城市服务升级，暂停访问'],
  ['320300', 4, '访问人数过多'],
];

/** What is limited or paused in cities where no demo subscriber is, until somebody lifts it. */
export const limitedFeatures: readonly (readonly [area: string, feature: Feature, flag: 2 | 4, note: string])[] = [
  ['321300', 'lottery', 2, '宿迁专区更换奖品'],
  ['320700', 'number', 4, '连云港营业厅系统扩容'],
  ['321200', 'lounge', 2, '泰州站贵宾厅检修'],
];

export const whitelistedMobile = '13800000006';

export const recommendedCities = ['320100', '320500', '320200', '320400', '320600', '321000', '310000', '330100', '110000'];

/** What operators call the suppliers of rights. */
const supplierNames = {
  'carwash-network': '全城洗车',
  'cinema-network': '联合影城',
  'class-network': '青禾课堂',
  'coffee-chain': '晨间咖啡',
  'food-network': '食集餐饮',
  'fuel-network': '通途加油',
  'game-partner': '游乐坊',
  'health-partner': '安康健康',
  'legal-partner': '明理法律',
  'lounge-network': '贵宾厅联盟',
  'music-partner': '听见音乐',
  'operator-data': '运营商流量',
  'reading-partner': '知新阅读',
  'retail-partner': '家家零售',
  'sports-partner': '动起来运动',
  'tea-chain': '山间茶饮',
  'travel-partner': '远行旅游',
  'tv-partner': '大屏影视',
  'video-partner': '星光视频',
};

export const dictionary = [
  { code: 'thirdLinkBlacklist', name: '仿冒商城', value: 'blocked.example', sort: 1, is_public: true },
  { code: 'thirdLinkBlacklist', name: '违规活动页', value: 'partner.example/blocked', sort: 2, is_public: true },
  { code: 'userNameBlockedWords', name: '赌博', value: '赌博', sort: 1, is_public: false },
  { code: 'userNameBlockedWords', name: '返现群', value: '返现群', sort: 2, is_public: false },
  ...Object.entries(supplierNames).map(([name, value], at) => ({ code: 'supplier', name, value, sort: at + 1, is_public: false })),
];

/** Codes that lead to a page of ours, on the host where they were scanned; to the home page by default. */
export const qrMaterials: readonly { readonly id: string; readonly title: string; readonly guide: string; readonly page?: 'choose' }[] = [
  { id: 'choose', title: titles.choose, guide: '打开小程序，每月选一种喜欢的会员', page: 'choose' },
  { id: 'service-account', title: `关注${names.product}`, guide: '长按识别二维码，关注后接收权益到账提醒' },
  { id: 'mini-program', title: `${names.product}小程序`, guide: '长按识别二维码，打开小程序' },
  { id: 'welfare-officer', title: '权益福利官·小苏', guide: '长按识别二维码，添加福利官，每月权益不错过' },
  { id: 'customer-manager', title: '专属客户经理', guide: '长按识别二维码，添加您的客户经理' },
];

export const orderRules: readonly (readonly [kind: OrderRules['target_kind'], target: string, rule: string, sort: number, value?: string])[] = [
  ['product', '*', 'PROVINCE', 1],
  ['product', '*', 'NUMBER_NORMAL', 2],
  ['product', '*', 'NOT_HELD', 3],
  ['product', '77', 'MIN_LEVEL', 4, '1'],
  ['sku', '*', 'MAX_QUANTITY', 1, '20'],
  ['business', '*', 'PROVINCE', 1],
  ['business', '*', 'NUMBER_NORMAL', 2],
  ['business', 'family-share', 'MIN_LEVEL', 3, '2'],
];
