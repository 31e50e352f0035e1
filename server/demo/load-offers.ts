import type { Tx } from '../db/database.ts';
import { demoAddresses, demoAreaStock } from './offers/address-stock.ts';
import { demoBagRights } from './offers/bag-rights.ts';
import {
  demoBusinesses,
  demoBusinessPages,
  demoBusinessRules,
  demoBusinessSubscriptions,
} from './offers/businesses.ts';
import { demoSpentStock } from './offers/spent-stock.ts';
import { demoPlans, demoTiers } from './offers/tiers.ts';
import { demoCardCharges } from './card-charges.ts';
import { putRows } from './put-rows.ts';
import { demoShopCategories, demoShops } from './shops.ts';

/** Tiers, offers and shops take their newest form; rules and stock stay as somebody left them. */
export async function putOffers(tx: Tx): Promise<void> {
  await putRows(tx, 'product_tiers', demoTiers, { key: ['line', 'product_id'] });
  await putRows(tx, 'product_plans', demoPlans, { key: ['sku_id'] });
  await putRows(tx, 'businesses', demoBusinesses, { key: ['business_id'] });
  await putRows(tx, 'business_pages', demoBusinessPages, { key: ['page_code', 'business_id', 'product_id'] });
  await putRows(tx, 'order_rules', demoBusinessRules);
  await putRows(tx, 'page_products', demoBagRights);
  await putRows(tx, 'shop_categories', demoShopCategories, { key: ['category_id'] });
  await putRows(tx, 'shops', demoShops, { key: ['shop_id'] });
  await putRows(tx, 'area_stock', demoAreaStock);
}

/** What demo subscribers have besides their products; a closed or foreign account gets nothing. */
export async function putOwned(tx: Tx, now: Date): Promise<void> {
  await putRows(tx, 'rights_stock', demoSpentStock(now));
  const subscriptions = demoBusinessSubscriptions(now);
  const charges = demoCardCharges(now);
  const owners = [...demoAddresses, ...subscriptions, ...charges].map(({ user_id }) => user_id);
  const live = await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', 'in', owners)
    .where('closed_at', 'is', null)
    .execute();
  const isLive = ({ user_id }: { readonly user_id: string }) => live.some((who) => who.user_id === user_id);
  await putRows(tx, 'addresses', demoAddresses.filter(isLive));
  await putRows(tx, 'business_subscriptions', subscriptions.filter(isLive));
  await putRows(tx, 'card_charges', charges.filter(isLive));
}
