import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { floor, type Floor } from '#core/contract/goods/floors.shapes.ts';
import type { home } from '#core/contract/goods/home.ts';
import {
  floorsVaryBy,
  isFloorFor,
  type FloorAudience,
  type FloorVisitor,
} from '#core/rules/goods/floor-audience.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { heldProducts } from '../../user/public.ts';
import { goodsOfFloors, looksIn, withLooks, type FloorLooks } from './floor-goods.ts';

interface FloorRow extends FloorAudience {
  readonly floor_id: string;
  readonly kind: string;
  readonly title: string;
  /** JSON, as text. */
  readonly content: string;
  readonly collection_id: string | null;
}

const floorsOf = preparedQuery<{ regionCode: string }, FloorRow>('floors-of-region', (db, { regionCode }) =>
  db
    .selectFrom('floors')
    .select(['floor_id', 'kind', 'title', 'areas', 'brands', 'levels', 'hosts', 'collection_id'])
    .select(sql<string>`content::text`.as('content'))
    .where('region_code', '=', regionCode)
    .orderBy('sort'),
);

/** The floors of a region for a visitor, in order. A floor with invalid content is logged and left out, and so is one without goods. */
export async function regionFloors(
  deps: Deps,
  { regionCode, cityCode, host }: InputOf<typeof home.regionFloors>,
  caller: Member | undefined,
): Promise<DataOf<typeof home.regionFloors>> {
  const { db, log } = deps;
  const rows = await floorsOf(db, { regionCode });
  const variesBy = floorsVaryBy(rows);
  const member = caller && variesBy.includes('member') ? await standing(deps, caller) : {};
  const shown = rows.filter((row) => isFloorFor(row, { ...member, cityCode, host }));
  const goods = await goodsOfFloors(
    deps,
    shown.flatMap(({ collection_id }) => collection_id ?? []),
    cityCode,
  );
  const floors = shown.flatMap((row): readonly Floor[] => {
    const checked = checkedFloor(row, log);
    if (!checked || row.collection_id === null) return checked ? [checked.floor] : [];
    const picked = withLooks(goods.get(row.collection_id) ?? [], checked.looks);
    if (picked.length === 0) return [];
    return [checked.floor.kind === 'goods' ? { ...checked.floor, goods: picked } : checked.floor];
  });
  return { regionCode, floors, variesBy: [...variesBy] };
}

interface CheckedFloor {
  /** Without the goods of its collection. */
  readonly floor: Floor;
  readonly looks: FloorLooks;
}

/** By the text of the row, so that a changed row is checked again. */
const checkedFloors = new LRUCache<string, CheckedFloor>({ max: 500 });

function checkedFloor(row: FloorRow, log: Deps['log']): CheckedFloor | undefined {
  const { floor_id, kind, title, content, collection_id } = row;
  const key = JSON.stringify([floor_id, kind, title, content, collection_id !== null]);
  const known = checkedFloors.get(key);
  if (known) return known;
  const fields = JSON.parse(content) as Record<string, unknown>;
  const read = floor.safeParse({
    subTitle: '',
    link: null,
    ...fields,
    ...(collection_id !== null && { goods: [] }),
    kind,
    floorId: floor_id,
    title,
  });
  if (!read.success) {
    log.warn({ floor: floor_id }, 'floor content does not fit its kind');
    return undefined;
  }
  const checked = { floor: read.data, looks: looksIn(fields) };
  checkedFloors.set(key, checked);
  return checked;
}

/** The brand and level that floors may ask for. */
async function standing({ db, clock }: Deps, { userId }: Member): Promise<FloorVisitor> {
  const [account, held] = await Promise.all([
    db.selectFrom('users').select('brand_num').where('user_id', '=', userId).executeTakeFirst(),
    heldProducts(db, userId, clock.now()),
  ]);
  return {
    brand: account?.brand_num,
    level: Math.max(0, ...held.map(({ vip_type_level }) => vip_type_level ?? 0)),
  };
}
