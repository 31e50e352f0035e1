import type { Tx } from '../db/database.ts';
import { demoCouponTemplates } from './coupons.ts';
import { linksFrom } from './links.ts';
import { demoMaterials } from './offers/materials.ts';
import { demoPromotionGoods, demoPromotions } from './offers/promotions.ts';
import { projectOfRegion } from './project-of-region.ts';
import { putRows } from './put-rows.ts';

/** Promotions and ad positions take their newest form. */
export async function putGoodsOffers(tx: Tx, base: string): Promise<void> {
  await putRows(tx, 'promotions', demoPromotions, { key: ['promote_id'] });
  await putRows(tx, 'promotion_goods', demoPromotionGoods, { key: ['promote_id', 'goods_id'] });
  await putRows(tx, 'materials', demoMaterials(linksFrom(projectOfRegion('SUPER_MARKET_HOME'), base)), {
    key: ['material_id'],
  });
}

export const putCouponTemplates = (tx: Tx): Promise<void> =>
  putRows(tx, 'coupon_templates', demoCouponTemplates, { key: ['template_id'] });
