import type { Insertable } from 'kysely';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { HallKind } from '#core/contract/goods/rail.shapes.ts';
import type { LoungeHalls } from '../../db/schema/lounges.ts';
import { aGoods } from './a-goods.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

interface Traits extends Partial<Insertable<LoungeHalls>> {
  readonly kind?: HallKind;
  readonly stationName?: string;
  /** North of the centre of Nanjing. */
  readonly metresNorth?: number;
}

export interface TestHall {
  readonly hallId: string;
  readonly stationId: string;
  readonly skuId: string;
}

/** A lounge with a station and, unless a sku is given, a product of its own. */
export async function aHall(
  server: Pick<TestServer, 'db'>,
  { kind = 'rail', stationName = '南京南站', metresNorth = 0, ...traits }: Traits = {},
): Promise<TestHall> {
  const { db } = server;
  const spot = { latitude: nanjing.latitude + metresNorth / 111_195, longitude: nanjing.longitude };
  const stationId = traits.station_id ?? freshId('station');
  const skuId = traits.sku_id ?? `${await aGoods(server, { name: '贵宾厅单次券' })}.1`;
  await db
    .insertInto('stations')
    .values({
      station_id: stationId,
      name: stationName,
      initial: 'N',
      kind,
      area_num: nanjing.areaNum,
      city_name: '南京',
      ...spot,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('lounge_products')
    .values({ sku_id: skuId, kind, name: '出行权益', companions: 1, valid_days: 30 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const hall = {
    hall_id: freshId('hall'),
    name: `${stationName}贵宾厅`,
    address: '二层候车区A12口旁',
    phone: '',
    open_hours: '00:00-24:00',
    pic_url: 'goods/rail',
    notice: null,
    sort: 1,
    ...spot,
    ...traits,
    station_id: stationId,
    sku_id: skuId,
  };
  await db.insertInto('lounge_halls').values(hall).execute();
  return { hallId: hall.hall_id, stationId, skuId };
}

/** Visits that a subscriber holds. */
export async function someVisits(
  { db, now }: Pick<TestServer, 'db' | 'now'>,
  {
    userId,
    skuId,
    count = 2,
    companions = 1,
    days = 30,
  }: {
    readonly userId: string;
    readonly skuId: string;
    readonly count?: number;
    readonly companions?: number;
    readonly days?: number;
  },
): Promise<void> {
  await db
    .insertInto('lounge_rights')
    .values({
      right_id: freshId('visits'),
      user_id: userId,
      sku_id: skuId,
      name: '黄金会员出行权益',
      total_count: count,
      companions,
      granted_at: now(),
      expires_at: new Date(now().getTime() + days * 86_400_000),
    })
    .execute();
}
