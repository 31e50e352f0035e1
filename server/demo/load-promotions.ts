import type { Tx } from '../db/database.ts';
import { demoCouponActivities, demoCouponOffers, demoCouponRules } from './coupon-offers.ts';
import { demoCouponTemplates } from './coupons.ts';
import { demoCollections } from './offers/collections.ts';
import { linksFrom } from './links.ts';
import { demoLocalFloorGoods, demoLocalFloors } from './offers/local-floors.ts';
import { demoMaterials } from './offers/materials.ts';
import { demoPricePromotions } from './offers/price-promotions.ts';
import { demoPromotionGoods, demoPromotions } from './offers/promotions.ts';
import { demoZoneActivities, demoZoneGroups } from './offers/zone-activities.ts';
import { projectOfRegion } from './project-of-region.ts';
import { upsertRows } from './upsert-rows.ts';

/** Updates promotions, ad positions and the activity zone. */
export async function loadPromotions(tx: Tx, base: string): Promise<void> {
  await upsertRows(tx, 'collections', [...demoPromotions, ...demoCollections, ...demoLocalFloors], {
    key: ['collection_id'],
  });
  await upsertRows(tx, 'collection_goods', [...demoPromotionGoods, ...demoLocalFloorGoods], {
    key: ['collection_id', 'goods_id'],
  });
  await upsertRows(tx, 'promotions', demoPricePromotions, {
    key: ['promotion_id'],
    keep: ['is_on', 'spent_fen'],
  });
  await upsertRows(tx, 'materials', demoMaterials(linksFrom(projectOfRegion('SUPER_MARKET_HOME'), base)), {
    key: ['material_id'],
  });
  await upsertRows(tx, 'zone_groups', demoZoneGroups, { key: ['group_id'] });
  await upsertRows(tx, 'zone_activities', demoZoneActivities, { key: ['activity_id'] });
}

/** Templates and what is offered of them; what was claimed is kept. */
export async function loadCoupons(tx: Tx, now: Date): Promise<void> {
  await upsertRows(tx, 'coupon_templates', demoCouponTemplates, { key: ['template_id'] });
  await upsertRows(tx, 'coupon_activities', demoCouponActivities(now), {
    key: ['activity_id'],
    keep: ['is_on', 'spent_fen'],
  });
  await upsertRows(tx, 'coupon_rules', demoCouponRules, { key: ['activity_id', 'rule_id'] });
  await upsertRows(tx, 'coupon_offers', demoCouponOffers, {
    key: ['activity_id', 'template_id'],
    keep: ['taken'],
  });
}
