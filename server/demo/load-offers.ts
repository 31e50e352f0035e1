import type { Encryption } from '../crypto/encryption.ts';
import type { Tx } from '../db/database.ts';
import { demoAddresses } from './offers/addresses.ts';
import { demoAreaStock } from './offers/address-stock.ts';
import { demoBagRights } from './offers/bag-rights.ts';
import { demoBusinesses, demoBusinessPages, demoBusinessSubscriptions } from './rows/businesses.ts';
import { demoOfferRules } from './operations.ts';
import { demoSoldOutStock } from './offers/sold-out-stock.ts';
import { demoPlans, demoTiers } from './rows/products.ts';
import { demoCardCharges } from './card-charges.ts';
import { upsertRows } from './upsert-rows.ts';
import { demoShopCategories, demoShops } from './shops.ts';

/** Updates tiers, offers and shops. Rules and stock are only inserted, so that changes made in the workbench are kept. */
export async function loadOffers(tx: Tx): Promise<void> {
  await upsertRows(tx, 'product_tiers', demoTiers, { key: ['line', 'product_id'] });
  await upsertRows(tx, 'product_plans', demoPlans, { key: ['sku_id'] });
  await upsertRows(tx, 'businesses', demoBusinesses, { key: ['business_id'] });
  await upsertRows(tx, 'business_pages', demoBusinessPages, {
    key: ['page_code', 'business_id', 'product_id'],
  });
  await upsertRows(tx, 'order_rules', demoOfferRules);
  await upsertRows(tx, 'page_products', demoBagRights);
  await upsertRows(tx, 'shop_categories', demoShopCategories, { key: ['category_id'] });
  await upsertRows(tx, 'shops', demoShops, { key: ['shop_id'] });
  await upsertRows(tx, 'area_stock', demoAreaStock);
}

/** Adds what demo subscribers have besides their products, for accounts that are open. */
export async function loadOwnedOffers(tx: Tx, encryption: Encryption, now: Date): Promise<void> {
  await upsertRows(tx, 'rights_stock', demoSoldOutStock(now));
  const subscriptions = demoBusinessSubscriptions(now);
  const charges = demoCardCharges(now);
  const addresses = demoAddresses(encryption, now);
  const owners = [...addresses, ...subscriptions, ...charges].map(({ user_id }) => user_id);
  const live = await tx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', 'in', owners)
    .where('closed_at', 'is', null)
    .execute();
  const isLive = ({ user_id }: { readonly user_id: string }) => live.some((user) => user.user_id === user_id);
  await upsertRows(tx, 'addresses', addresses.filter(isLive));
  await upsertRows(tx, 'business_subscriptions', subscriptions.filter(isLive));
  await upsertRows(tx, 'card_charges', charges.filter(isLive));
}
