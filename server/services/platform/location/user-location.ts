import { isCityCode } from '#core/rules/location/is-city-code.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { knownCity, unknownCityText } from './city-view.ts';

export interface Found {
  readonly cityCode: string;
  readonly areaName?: string | undefined;
  readonly longitude: number;
  readonly latitude: number;
}

/** Stores the subscriber's last location only, and none after a refusal to be located (V4). */
export async function saveUserLocation(
  { db, clock }: Deps,
  { userId }: Member,
  { cityCode, areaName, longitude, latitude }: Found,
): Promise<null> {
  if (!isCityCode(cityCode)) throw new Refusal(unknownCityText);
  const area_name = knownCity(cityCode) ? null : (areaName ?? null);
  const found = { city_code: cityCode, area_name, longitude, latitude, saved_at: clock.now() };
  await db
    .insertInto('user_locations')
    .values({ user_id: userId, refused_at: null, ...found })
    .onConflict((c) => c.column('user_id').doUpdateSet(found).where('user_locations.refused_at', 'is', null))
    .execute();
  return null;
}

/** Stores the refusal with its first time and deletes the last location. */
export async function saveLocationRefusal(
  { db, clock }: Deps,
  { userId }: Member,
): Promise<{ refusedAt: string }> {
  const nowhere = { city_code: null, area_name: null, longitude: null, latitude: null, saved_at: null };
  const now = clock.now();
  const { refused_at } = await db
    .insertInto('user_locations')
    .values({ user_id: userId, refused_at: now, ...nowhere })
    .onConflict((c) =>
      c.column('user_id').doUpdateSet((e) => ({
        ...nowhere,
        refused_at: e.fn.coalesce('user_locations.refused_at', e.val(now)),
      })),
    )
    .returning('refused_at')
    .executeTakeFirstOrThrow();
  return { refusedAt: (refused_at ?? now).toISOString() };
}

export async function locationRefusal(
  { db }: Deps,
  { userId }: Member,
): Promise<{ refusedAt: string } | null> {
  const row = await db
    .selectFrom('user_locations')
    .select('refused_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.refused_at ? { refusedAt: row.refused_at.toISOString() } : null;
}
