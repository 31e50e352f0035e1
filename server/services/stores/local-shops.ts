import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { localLife } from '#core/contract/goods/local-life.ts';
import { mapPage } from '../../db/paged.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { findShops } from './find-shops.ts';
import { oneShop } from './one-shop.ts';
import { shopGoods } from './shop-goods.ts';
import { localShopView } from './shop-view.ts';

const dealsOfShop = 2;
const goodsOfShop = 20;

/** The suppliers of a subscriber's unused codes, one for each code; the wallet knows them. */
export type SuppliersOfCodes = (userId: string, now: Date) => Promise<readonly string[]>;

/** The shops of local life with their deals, open ones first, and what the caller can use there. */
export async function localShops(
  { db, clock }: Deps,
  suppliersOfCodes: SuppliersOfCodes,
  caller: Member | undefined,
  { openNow, ...input }: InputOf<typeof localLife.localShops>,
): Promise<DataOf<typeof localLife.localShops>> {
  const now = clock.now();
  const page = await findShops(db, { ...input, closedLastAt: now, ...(openNow && { openAt: now }) });
  const [deals, bagSuppliers, codes] = await Promise.all([
    shopGoods(
      db,
      page.list.map(({ shop_id }) => shop_id),
      { limit: dealsOfShop, now },
    ),
    suppliersWithBag(
      db,
      page.list.map(({ supplier }) => supplier),
    ),
    caller && suppliersOfCodes(caller.userId, now),
  ]);
  return mapPage(page, (row) => ({
    ...localShopView(row, now),
    deals: [...(deals.get(row.shop_id) ?? [])],
    acceptsBag: bagSuppliers.has(row.supplier),
    ...(codes && { voucherCount: codes.filter((supplier) => supplier === row.supplier).length }),
  }));
}

/** Those of the suppliers whose goods can be paid with coupons of the blessing bag. */
async function suppliersWithBag(db: Db, suppliers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ supplier: string }>`
    select distinct supplier from goods
    where supplier = any(${suppliers}::text[]) and in_stock and coupon_types @> array['qyfd']`.execute(db);
  return new Set(rows.map(({ supplier }) => supplier));
}

/** One shop with the goods it honours. */
export async function localShop(
  { db, clock }: Deps,
  input: InputOf<typeof localLife.localShop>,
): Promise<DataOf<typeof localLife.localShop>> {
  const now = clock.now();
  const row = await oneShop(db, input);
  const goods = await shopGoods(db, [row.shop_id], { limit: goodsOfShop + 1, now });
  const found = goods.get(row.shop_id) ?? [];
  return {
    ...localShopView(row, now),
    goodsList: found.slice(0, goodsOfShop),
    hasMoreGoods: found.length > goodsOfShop,
  };
}
