import { sql, type Selectable } from 'kysely';
import { membershipLevels } from '#core/rules/membership/membership-levels.ts';
import type { Tx } from '../db/database.ts';
import type { LoungeRights } from '../db/schema/lounges.ts';
import { demoHalls, demoLoungeProducts, demoStationBusinesses } from './lounges/halls.ts';
import { demoStations } from './lounges/stations.ts';
import { monthStart } from './month-start.ts';
import { demoProducts } from './rows/rights.ts';
import { demoSubscribers, type DemoSubscriber } from './subscribers.ts';
import { upsertRows } from './upsert-rows.ts';

/** Stations, lounges and what is around them; the visits of demo subscribers are granted anew every month. */
export async function loadLounges(tx: Tx, now: Date): Promise<void> {
  await upsertRows(tx, 'stations', demoStations, { key: ['station_id'] });
  await upsertRows(tx, 'lounge_products', demoLoungeProducts, { key: ['sku_id'] });
  await upsertRows(tx, 'lounge_halls', demoHalls, { key: ['hall_id'] });
  await upsertRows(tx, 'station_businesses', demoStationBusinesses, { key: ['business_id'] });
  await upsertRows(tx, 'lounge_rights', await liveOnly(tx, demoVisits(now)));
}

/** Who has how many visits a month, by rail and by air. */
const visits: Readonly<Record<string, readonly [rail: number, air: number]>> = {
  '13800000001': [2, 1],
  '13800000004': [2, 2],
  '13800000005': [3, 3],
};

/** The name of the highest level among the products held. */
function levelName(holds: DemoSubscriber['holds']): string {
  const typeIds = holds.map(
    ([productId]) => demoProducts.find(({ product_id }) => product_id === productId)?.vip_type_id,
  );
  const levels = membershipLevels.filter(({ vipTypeId }) => typeIds.includes(vipTypeId));
  return levels.at(-1)?.vipTypeName ?? '';
}

function demoVisits(now: Date): readonly Selectable<LoungeRights>[] {
  const [from, till] = [monthStart(now, 0), monthStart(now, -2)];
  const month = from.toISOString().slice(0, 10);
  return demoSubscribers.flatMap(({ userId, mobile, holds }) => {
    const [rail, air] = visits[mobile] ?? [0, 0];
    const level = levelName(holds);
    return [
      ['rail-lounge.1', `${level}高铁出行权益`, rail] as const,
      ['air-lounge.1', `${level}机场出行权益`, air] as const,
    ]
      .filter(([, , count]) => count > 0)
      .map(([sku_id, name, total_count]) => ({
        right_id: `demo.${userId}.${sku_id}.${month}`,
        user_id: userId,
        sku_id,
        name,
        total_count,
        companions: 1,
        granted_at: from,
        expires_at: till,
      }));
  });
}

async function liveOnly(tx: Tx, rows: readonly Selectable<LoungeRights>[]) {
  const live = await tx
    .selectFrom('users')
    .select('user_id')
    .where(sql<boolean>`user_id = any(${rows.map(({ user_id }) => user_id)}::text[])`)
    .where('closed_at', 'is', null)
    .execute();
  return rows.filter(({ user_id }) => live.some((user) => user.user_id === user_id));
}
