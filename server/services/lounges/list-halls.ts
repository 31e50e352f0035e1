import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { rail } from '#core/contract/goods/rail.ts';
import type { Hall, HallKind } from '#core/contract/goods/rail.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { shopOpening } from '#core/rules/goods/shop-opening.ts';
import type { Db } from '../../db/database.ts';
import { paged } from '../../db/paged.ts';
import type { Tables } from '../../db/schema.ts';
import type { LoungeHalls } from '../../db/schema/lounges.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { placeView } from '../stores/public.ts';
import { grantVisits } from './grant-visits.ts';
import { ownedVisits } from './owned-visits.ts';
import { stationKeyword, type StationKeyword } from './station-keyword.ts';

type Input = InputOf<typeof rail.halls> & Partial<InputOf<typeof rail.searchHalls>>;
type Halls = SelectQueryBuilder<
  Tables & { h: Tables['lounge_halls']; s: Tables['stations'] },
  'h' | 's',
  object
>;

export interface HallRow extends Selectable<LoungeHalls> {
  readonly kind: HallKind;
  readonly station_name: string;
  readonly area_num: string;
  readonly metres: number | null;
}

export function hallView(row: HallRow, now: Date, reason: string | null): Hall {
  const { isOpen, note } = shopOpening(row.open_hours, now);
  return {
    hallId: row.hall_id,
    hallName: row.name,
    kind: row.kind,
    stationId: row.station_id,
    stationName: row.station_name,
    ...placeView(row),
    services: row.services,
    introduction: row.introduction,
    notice: row.notice,
    openNow: isOpen,
    openNote: note,
    pics: row.pics.map((picUrl, at) => ({ picUrl, text: row.pic_texts[at] ?? '' })),
    skuId: row.sku_id,
    usable: reason === null,
    reason,
  };
}

/** The halls that match but for their kind. */
function fittingHalls(
  db: Db,
  { hallId, stationId, services, openNow }: Input,
  word: StationKeyword | undefined,
  now: Date,
): Halls {
  let found: Halls = db
    .selectFrom('lounge_halls as h')
    .innerJoin('stations as s', 's.station_id', 'h.station_id');
  if (hallId !== undefined) found = found.where('h.hall_id', '=', hallId);
  if (stationId !== undefined) found = found.where('h.station_id', '=', stationId);
  if (services?.length) found = found.where(sql<boolean>`h.services @> ${services}::text[]`);
  if (openNow) found = found.where(sql<boolean>`is_open_at(h.open_hours, ${chinaMinute(now).slice(-5)})`);
  if (word === undefined) return found;
  const { like, stationIds } = word;
  return found.where((e) =>
    e.or([
      e('h.name', 'ilike', like),
      e('h.address', 'ilike', like),
      e('s.name', 'ilike', like),
      e('s.city_name', 'ilike', like),
      sql<boolean>`s.station_id = any(${stationIds}::text[])`,
    ]),
  );
}

export const metresTo = (
  { latitude, longitude }: Pick<Input, 'latitude' | 'longitude'>,
  table: 'h' | 'b' | 's',
) =>
  latitude === undefined || longitude === undefined
    ? sql<number | null>`null::double precision`
    : sql<
        number | null
      >`metres_between(${sql.ref(`${table}.latitude`)}, ${sql.ref(`${table}.longitude`)}, ${latitude}, ${longitude})`;

/** Rows of halls, nearest first; without a position those of the city first. */
export const orderedHalls = (found: Halls, input: Pick<Input, 'latitude' | 'longitude' | 'cityCode'>) =>
  found
    .selectAll('h')
    .select(['s.kind', 's.name as station_name', 's.area_num', metresTo(input, 'h').as('metres')])
    .orderBy('metres', (o) => o.asc().nullsLast())
    .orderBy(sql`s.area_num = ${input.cityCode ?? ''}`, 'desc')
    .orderBy('h.sort')
    .orderBy('h.hall_id');

/** Halls with whether the subscriber may use each, and how many of either kind match. */
export async function listHalls(
  { db, clock }: Deps,
  { userId }: Member,
  input: Input,
): Promise<DataOf<typeof rail.halls>> {
  const now = clock.now();
  await grantVisits(db, userId);
  const { kind, keyword } = input;
  const word = keyword === undefined ? undefined : await stationKeyword(db, keyword);
  const all = fittingHalls(db, input, word, now);
  const found = kind === undefined ? all : all.where('s.kind', '=', kind);
  const [page, counts, owned] = await Promise.all([
    paged(input, found, orderedHalls(found, input)),
    all
      .select((e) => ['s.kind', e.fn.countAll<number>().as('halls')])
      .groupBy('s.kind')
      .execute(),
    ownedVisits(db, userId, now),
  ]);
  const countOf = (one: HallKind) => counts.find((row) => row.kind === one)?.halls ?? 0;
  return {
    ...page,
    list: page.list.map((row) => ({
      ...hallView(row, now, reasonFor(row.sku_id, owned)),
      leftCount: owned.reduce(
        (sum, { sku_id, left_count }) => (sku_id === row.sku_id ? sum + left_count : sum),
        0,
      ),
    })),
    kindCounts: { rail: countOf('rail'), airport: countOf('airport') },
  };
}

/** Why a hall cannot be used; null where it can. */
export function reasonFor(
  skuId: string,
  owned: readonly { readonly sku_id: string; readonly left_count: number }[],
): string | null {
  const fitting = owned.filter(({ sku_id }) => sku_id === skuId);
  if (fitting.length === 0) return '您还没有这类贵宾厅的次数';
  return fitting.some(({ left_count }) => left_count > 0) ? null : '次数已用完或已预约';
}
