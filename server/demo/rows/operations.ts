import type { Selectable } from 'kysely';
import { pageUrl } from '#core/site/page-url.ts';
import { projects } from '#core/site/projects.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { LocationWhitelist, RecommendedCities } from '../../db/schema/locations.ts';
import type { AreaDegradations, OrderRules, QrMaterials } from '../../db/schema/operations.ts';
import {
  degradations,
  limitedFeatures,
  orderRules,
  qrMaterials,
  recommendedCities,
  whitelistedMobile,
} from '../data/operations.ts';
import { linksFrom } from '../links.ts';
import { projectOfRegion } from '../project-of-region.ts';

type SwitchedRow = Pick<
  Selectable<AreaDegradations>,
  'degradation_id' | 'area_num' | 'feature' | 'flag' | 'begins_at' | 'ends_at' | 'note'
>;

/** Cities whose subscribers see a notice page. */
export const demoDegradations: readonly SwitchedRow[] = degradations.map(([area_num, flag, note]) => ({
  degradation_id: `demo-${area_num}`,
  area_num,
  feature: '*',
  flag,
  begins_at: null,
  ends_at: null,
  note,
}));

/** Parts of the product that are limited or paused in a city. */
export const demoLimitedFeatures: readonly SwitchedRow[] = limitedFeatures.map(
  ([area_num, feature, flag, note]) => ({
    degradation_id: `demo-${area_num}-${feature}`,
    area_num,
    feature,
    flag,
    begins_at: null,
    ends_at: null,
    note,
  }),
);

export const demoLocationWhitelist = ({ mobiles }: Encryption): readonly Selectable<LocationWhitelist>[] => [
  {
    mobile_lookup: mobiles.lookup(whitelistedMobile),
    mobile_sealed: mobiles.seal(whitelistedMobile),
    note: '演示',
  },
];

export const demoRecommendedCities: readonly Selectable<RecommendedCities>[] = recommendedCities.map(
  (area_num, at) => ({ area_num, sort: at + 1 }),
);

export const demoQrMaterials = (base: string): readonly Selectable<QrMaterials>[] => {
  const project = projectOfRegion('SUPER_MARKET_HOME');
  const home = pageUrl({ base, project, path: projects[project].index });
  return qrMaterials.map(({ id, title, guide, page }) => ({
    material_id: id,
    channel_id: '*',
    title,
    guide,
    content: `${page ? linksFrom(project, base)(page) : home}?channelId=qr-${id}`,
    pic_url: 'goods/gift',
  }));
};

export const demoOrderRules: readonly Selectable<OrderRules>[] = orderRules.map(
  ([target_kind, target_id, rule_code, sort, value = '']) => ({
    target_kind,
    target_id,
    rule_code,
    value,
    sort,
  }),
);
