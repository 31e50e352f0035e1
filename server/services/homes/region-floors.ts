import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { floor, type Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import type { home } from '#core/contract/goods/home.ts';
import {
  floorsVaryBy,
  isFloorFor,
  type FloorAudience,
  type FloorVisitor,
} from '#core/rules/goods/floor-audience.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { ownedProducts } from '../memberships/public.ts';
import { goodsOfFloors, looksIn, withLooks, type FloorLooks } from './floor-goods.ts';

interface FloorRow extends FloorAudience {
  readonly floor_id: string;
  readonly kind: string;
  readonly title: string;
  readonly content: Record<string, unknown>;
  readonly collection_id: string | null;
}

interface RegionFloor extends FloorAudience, Pick<FloorRow, 'collection_id'> {
  /** Without the goods of its collection; undefined where the content does not fit its kind. */
  readonly floor: Floor | undefined;
  readonly looks: FloorLooks;
}

/** The rows as one JSON text, by which they are known. */
const floorsText = preparedQuery<{ regionCode: string; now: Date }, { floors: string }>(
  'floors-of-region',
  (db, { regionCode, now }) => ({
    compile: () =>
      sql<{ floors: string }>`
        select coalesce(json_agg(f order by sort), '[]')::text as floors from (
          select floor_id, kind, title, sort, content, areas, brands, levels, hosts, collection_id
          from floors where region_code = ${regionCode} and is_on
            and (begins_at is null or begins_at <= ${now}::timestamptz)
            and (ends_at is null or ends_at > ${now}::timestamptz)) as f`.compile(db),
  }),
);

/** Reads the floors of a region. Those that have been checked are known by the text of their rows: changed rows are another text. */
function floorsReader({ db, log, clock }: Deps): (regionCode: string) => Promise<readonly RegionFloor[]> {
  const checkedFloors = new LRUCache<string, readonly RegionFloor[]>({ max: 100 });
  return async (regionCode) => {
    const [{ floors: text } = { floors: '[]' }] = await floorsText(db, { regionCode, now: clock.now() });
    const known = checkedFloors.get(text);
    if (known) return known;
    const floors = (JSON.parse(text) as readonly FloorRow[]).map((row) => checked(row, log));
    checkedFloors.set(text, floors);
    return floors;
  };
}

function checked(row: FloorRow, log: Deps['log']): RegionFloor {
  const { floor_id, kind, title, content, collection_id, areas, brands, levels, hosts } = row;
  const read = floor.safeParse({
    subTitle: '',
    link: null,
    ...content,
    ...(collection_id !== null && { goods: [] }),
    kind,
    floorId: floor_id,
    title,
  });
  if (!read.success) log.warn({ floor: floor_id }, 'floor content does not fit its kind');
  return { floor: read.data, looks: looksIn(content), collection_id, areas, brands, levels, hosts };
}

/** Reads the floors of a region for a visitor, in order. A floor with invalid content is logged and left out, and so is one without goods. */
export function regionFloors(
  deps: Deps,
): (
  input: InputOf<typeof home.regionFloors>,
  caller: Member | undefined,
) => Promise<DataOf<typeof home.regionFloors>> {
  const floorsOf = floorsReader(deps);
  return async ({ regionCode, cityCode, host }, caller) => {
    const rows = await floorsOf(regionCode);
    const variesBy = floorsVaryBy(rows);
    const member = caller && variesBy.includes('member') ? await membershipStatus(deps, caller) : {};
    const shown = rows.filter((row) => isFloorFor(row, { ...member, cityCode, host }));
    const goods = await goodsOfFloors(
      deps,
      shown.flatMap(({ collection_id }) => collection_id ?? []),
      cityCode,
    );
    const floors = shown.flatMap((row): readonly Floor[] => {
      if (!row.floor || row.collection_id === null) return row.floor ? [row.floor] : [];
      const picked = withLooks(goods.get(row.collection_id) ?? [], row.looks);
      if (picked.length === 0) return [];
      return [row.floor.kind === 'goods' ? { ...row.floor, goods: picked } : row.floor];
    });
    return { regionCode, floors, variesBy: [...variesBy] };
  };
}

/** The brand and level that floors may ask for. */
async function membershipStatus({ db, clock }: Deps, { userId }: Member): Promise<FloorVisitor> {
  const [account, owned] = await Promise.all([
    db.selectFrom('users').select('brand_num').where('user_id', '=', userId).executeTakeFirst(),
    ownedProducts(db, userId, clock.now()),
  ]);
  return {
    brand: account?.brand_num,
    level: Math.max(0, ...owned.map(({ vip_type_level }) => vip_type_level ?? 0)),
  };
}
