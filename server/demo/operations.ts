import type { Selectable } from 'kysely';
import { names } from '#core/config/names.ts';
import { railPage } from '#core/rules/lounge/rail-page.ts';
import { projects } from '#core/site/projects.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { standalonePages } from '#core/site/standalone.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type {
  AreaDegradations,
  Dictionary,
  OrderRules,
  PageProducts,
  QrMaterials,
} from '../db/schema/operations.ts';
import type { LocationWhitelist, RecommendedCities } from '../db/schema/locations.ts';
import { linksFrom } from './links.ts';
import { projectOfRegion } from './project-of-region.ts';

const degraded = (area_num: string, flag: 2 | 4, note: string): Selectable<AreaDegradations> => ({
  degradation_id: `demo-${area_num}`,
  area_num,
  feature: '*',
  flag,
  begins_at: null,
  ends_at: null,
  note,
});

/** The areas of the two demo subscribers who see the notice pages. */
export const demoDegradations: readonly Selectable<AreaDegradations>[] = [
  degraded('320800', 2, '城市服务升级，暂停访问'),
  degraded('320300', 4, '访问人数过多'),
];

const whitelisted = '13800000006';
export const demoLocationWhitelist = ({ mobiles }: Encryption): readonly Selectable<LocationWhitelist>[] => [
  { mobile_lookup: mobiles.lookup(whitelisted), mobile_sealed: mobiles.seal(whitelisted), note: '演示' },
];

const recommended = [
  '320100',
  '320500',
  '320200',
  '320400',
  '320600',
  '321000',
  '310000',
  '330100',
  '110000',
];
export const demoRecommendedCities: readonly Selectable<RecommendedCities>[] = recommended.map(
  (area_num, at) => ({ area_num, sort: at + 1 }),
);

const entry = (
  code: string,
  name: string,
  value: string,
  sort: number,
  is_public = true,
): Selectable<Dictionary> => ({ code, name, value, sort, is_public });

export const demoDictionary: readonly Selectable<Dictionary>[] = [
  entry('thirdLinkBlacklist', '仿冒商城', 'blocked.example', 1),
  entry('thirdLinkBlacklist', '违规活动页', 'partner.example/blocked', 2),
  entry('userNameBlockedWords', '赌博', '赌博', 1, false),
  entry('userNameBlockedWords', '返现群', '返现群', 2, false),
];

/** A code leads to a page of ours, on the host where it was scanned. */
export const demoQrMaterials = (base: string): readonly Selectable<QrMaterials>[] => {
  const project = projectOfRegion('SUPER_MARKET_HOME');
  const home = pageUrl({ base, project, path: projects[project].index });
  const material = (material_id: string, title: string, guide: string): Selectable<QrMaterials> => ({
    material_id,
    channel_id: '*',
    title,
    guide,
    content: `${home}?channelId=qr-${material_id}`,
    pic_url: 'goods/gift',
  });
  return [
    {
      ...material('choose', standalonePages.choose.title, '打开小程序，每月选一种喜欢的会员'),
      content: `${linksFrom(project, base)('choose')}?channelId=qr-choose`,
    },
    material('service-account', `关注${names.product}`, '长按识别二维码，关注后接收权益到账提醒'),
    material('mini-program', `${names.product}小程序`, '长按识别二维码，打开小程序'),
    material('welfare-officer', '权益福利官·小苏', '长按识别二维码，添加福利官，每月权益不错过'),
    material('customer-manager', '专属客户经理', '长按识别二维码，添加您的客户经理'),
  ];
};

const lounge = (product_id: string, right: string): Selectable<PageProducts> => ({
  page_id: railPage.pageId,
  product_id,
  rights_id: `${product_id}.${right}`,
});

/** Lounges: each monthly lounge right is one visit. */
export const demoPageProducts: readonly Selectable<PageProducts>[] = [
  lounge('platinum', 'travel.rail'),
  lounge('77', 'honour.rail'),
  lounge('77', 'honour.air'),
];

const rule = (
  target_kind: OrderRules['target_kind'],
  target_id: string,
  rule_code: string,
  sort: number,
  value = '',
): Selectable<OrderRules> => ({ target_kind, target_id, rule_code, value, sort });

export const demoOrderRules: readonly Selectable<OrderRules>[] = [
  rule('product', '*', 'PROVINCE', 1),
  rule('product', '*', 'NUMBER_NORMAL', 2),
  rule('product', '*', 'NOT_HELD', 3),
  rule('product', '77', 'MIN_LEVEL', 4, '1'),
  rule('sku', '*', 'MAX_QUANTITY', 1, '20'),
  rule('business', '*', 'PROVINCE', 1),
  rule('business', '*', 'NUMBER_NORMAL', 2),
];

export const demoOfferRules: readonly Selectable<OrderRules>[] = [
  rule('business', 'family-share', 'MIN_LEVEL', 3, '2'),
];
