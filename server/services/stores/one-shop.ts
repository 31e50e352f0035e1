import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { findShops, type ShopsInput } from './find-shops.ts';
import type { ShopRow } from './shop-view.ts';

type Input = Pick<ShopsInput, 'latitude' | 'longitude'> & { readonly shopCode: string };

/** The shop of a code; the position serves its distance alone. */
export async function oneShop(db: Db, { shopCode, latitude, longitude }: Input): Promise<ShopRow> {
  const { list } = await findShops(db, { shopCode, latitude, longitude, pageNum: 1, pageSize: 1 });
  const [row] = list;
  if (!row) throw new Refusal('没有找到这家门店');
  return row;
}
