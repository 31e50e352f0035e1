import type { Tx } from '../db/database.ts';
import { demoCouponTemplates } from './coupons.ts';
import { linksFrom } from './links.ts';
import { demoMaterials } from './offers/materials.ts';
import { demoPromotionGoods, demoPromotions } from './offers/promotions.ts';
import { projectOfRegion } from './project-of-region.ts';
import { upsertRows } from './upsert-rows.ts';

/** Updates promotions and ad positions. */
export async function loadPromotions(tx: Tx, base: string): Promise<void> {
  await upsertRows(tx, 'promotions', demoPromotions, { key: ['promote_id'] });
  await upsertRows(tx, 'promotion_goods', demoPromotionGoods, { key: ['promote_id', 'goods_id'] });
  await upsertRows(tx, 'materials', demoMaterials(linksFrom(projectOfRegion('SUPER_MARKET_HOME'), base)), {
    key: ['material_id'],
  });
}

export const loadCouponTemplates = (tx: Tx): Promise<void> =>
  upsertRows(tx, 'coupon_templates', demoCouponTemplates, { key: ['template_id'] });
