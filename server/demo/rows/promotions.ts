import type { Selectable } from 'kysely';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import { welfarePromotion } from '#core/rules/membership/welfare-levels.ts';
import type {
  Materials,
  PromotionTerms,
  Promotions,
  ZoneActivities,
  ZoneGroups,
} from '../../db/schema/promotions.ts';
import { materials, pricePromotions, zoneGroups } from '../data/promotions.ts';
import type { Link } from '../links.ts';

type Row = Omit<Selectable<Promotions>, 'terms' | 'stopped_at'> & { readonly terms: PromotionTerms };

const promotion = (fields: Pick<Row, 'promotion_id' | 'kind' | 'title' | 'terms'> & Partial<Row>): Row => ({
  goods_ids: [],
  collection_id: null,
  levels: [],
  cities: [],
  begins_at: null,
  ends_at: null,
  is_on: true,
  per_person: null,
  period: 'all',
  budget_fen: null,
  spent_fen: 0,
  ...fields,
});

/** Everything the demo promises about prices: those of the levels, then the others. */
export const demoPricePromotions: readonly Row[] = [
  ...membershipLevels.map(({ vipTypeLevel }) =>
    promotion({
      promotion_id: welfarePromotion(vipTypeLevel),
      kind: 'price',
      title: '福利价',
      collection_id: welfarePromotion(vipTypeLevel),
      levels: membershipLevels.map((each) => each.vipTypeLevel).filter((level) => level >= vipTypeLevel),
      per_person: 2,
      period: 'month',
      terms: {},
    }),
  ),
  ...pricePromotions.map(({ id, goods, ...fields }) =>
    promotion({ promotion_id: id, goods_ids: [...goods], ...fields }),
  ),
];

export const demoMaterials = (link: Link): readonly Selectable<Materials>[] =>
  materials.map(({ at, page, ...texts }) => ({
    material_id: `${at}.1`,
    focus_id: at,
    position_id: '1',
    channels: [],
    points: [],
    areas: [],
    brands: [],
    invest_envs: [],
    goods_id: null,
    begins_at: null,
    ends_at: null,
    sort: 1,
    link: link(page),
    ...texts,
  }));

const groupId = (at: number): string => `zone-group-${at + 1}`;

export const demoZoneGroups: readonly Selectable<ZoneGroups>[] = zoneGroups.map(({ name }, at) => ({
  group_id: groupId(at),
  act_name: 'activityZone',
  name,
  sort: at + 1,
}));

export const demoZoneActivities: readonly Omit<Selectable<ZoneActivities>, 'stopped_at'>[] = zoneGroups
  .flatMap(({ cards }, at) => cards.map((card) => ({ card, group_id: groupId(at) })))
  .map(({ card: { page, title, sub_title, highlight, pic, tone }, group_id }, at) => ({
    activity_id: `zone-${page}`,
    title,
    sub_title,
    highlight: highlight ?? null,
    pics: [pic],
    tone,
    page,
    areas: [],
    begins_at: null,
    ends_at: null,
    group_id,
    sort: at + 1,
  }));
