import type { Selectable } from 'kysely';
import type { ProductPlans, ProductTiers } from '../../db/schema/offers-and-shops.ts';
import { planKinds, plans, tiers, type PlanRow } from '../data/products.ts';

export const demoTiers: readonly Selectable<ProductTiers>[] = tiers.map(
  ([line, step, product_id, name, pic_url, agreements = ['member-service', 'auto-renew']]) => ({
    line,
    step,
    product_id,
    name,
    pic_url,
    agreements: [...agreements],
  }),
);

const isKind = (key: string): key is keyof typeof planKinds => key in planKinds;

/** A plan's sku is goods.key. */
export const demoPlans: readonly Selectable<ProductPlans>[] = Object.entries(plans).flatMap(
  ([productId, ofProduct]) =>
    Object.entries<PlanRow>(ofProduct).flatMap(([key, [price, renewsAt]], at) => {
      if (!isKind(key)) return [];
      const [once, again, months] = planKinds[key];
      return {
        sku_id: `member-${productId}.${key}`,
        goods_id: `member-${productId}`,
        product_id: productId,
        name: renewsAt === undefined ? once : again,
        months,
        days: months === 0 ? 7 : null,
        auto_renew: renewsAt !== undefined,
        price_fen: price,
        next_price_fen: typeof renewsAt === 'number' ? renewsAt : null,
        sort: at + 1,
      };
    }),
);
