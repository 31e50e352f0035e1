import type { Tx } from '../db/database.ts';
import { demoFloors } from './floors.ts';
import { exchangeChannels } from './floors/coupon-card-home.ts';
import { demoMenus } from './menus.ts';
import { upsertRows } from './upsert-rows.ts';
import { demoVideos } from './rows/videos.ts';

/** Replaces the floors of the home pages with their collections, the channels of goods for tickets, the clips, and the bottom menus. */
export async function loadFloors(tx: Tx, base: string): Promise<void> {
  const rows = demoFloors(base);
  await upsertRows(
    tx,
    'collections',
    [
      ...rows.flatMap(({ collection }) => collection ?? []),
      ...exchangeChannels.map(({ id, name }, at) => ({
        collection_id: id,
        title: name,
        sub_title: '',
        pic_url: null,
        begins_at: null,
        ends_at: null,
        kind: 'floor' as const,
        rule: null,
        areas: [],
        regions: [],
        sort: at,
      })),
    ],
    { key: ['collection_id'] },
  );
  await upsertRows(
    tx,
    'collection_goods',
    [
      ...rows.flatMap(({ goods }) => goods),
      ...exchangeChannels.flatMap(({ id, goods }) =>
        goods.map((goods_id, at) => ({ collection_id: id, goods_id, price_fen: null, sort: at + 1 })),
      ),
    ],
    { key: ['collection_id', 'goods_id'] },
  );
  const floors = rows.map(({ floor }) => floor);
  await upsertRows(tx, 'floors', floors, { key: ['floor_id'] });
  await tx
    .deleteFrom('floors')
    .where('region_code', 'in', [...new Set(floors.map(({ region_code }) => region_code))])
    .where(
      'floor_id',
      'not in',
      floors.map(({ floor_id }) => floor_id),
    )
    .execute();
  await upsertRows(tx, 'videos', demoVideos, { key: ['videos_id'], keep: ['likes'] });
  await upsertRows(tx, 'page_menus', demoMenus(base), { key: ['region_code', 'sort'] });
}
