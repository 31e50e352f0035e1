import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { floor, type Floor } from '#core/contract/goods/floors.shapes.ts';
import type { home } from '#core/contract/goods/home.ts';
import { floorsVaryBy, isFloorFor, type FloorVisitor } from '#core/rules/goods/floor-audience.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { heldProducts } from '../../user/public.ts';
import { goodsOfFloors, withLooks } from './floor-goods.ts';

/** The floors of a region for a visitor, in order. A floor with invalid content is logged and left out, and so is one without goods. */
export async function regionFloors(
  deps: Deps,
  { regionCode, cityCode, host }: InputOf<typeof home.regionFloors>,
  caller: Member | undefined,
): Promise<DataOf<typeof home.regionFloors>> {
  const { db, log } = deps;
  const rows = await db
    .selectFrom('floors')
    .selectAll()
    .where('region_code', '=', regionCode)
    .orderBy('sort')
    .execute();
  const variesBy = floorsVaryBy(rows);
  const member = caller && variesBy.includes('member') ? await standing(deps, caller) : {};
  const shown = rows.filter((row) => isFloorFor(row, { ...member, cityCode, host }));
  const goods = await goodsOfFloors(
    deps,
    shown.flatMap(({ collection_id }) => collection_id ?? []),
    cityCode,
  );
  const floors = shown.flatMap((row): Floor[] => {
    const picked =
      row.collection_id === null ? undefined : withLooks(goods.get(row.collection_id) ?? [], row.content);
    if (picked?.length === 0) return [];
    const read = floor.safeParse({
      subTitle: '',
      link: null,
      ...row.content,
      ...(picked && { goods: picked }),
      kind: row.kind,
      floorId: row.floor_id,
      title: row.title,
    });
    if (!read.success) log.warn({ floor: row.floor_id }, 'floor content does not fit its kind');
    return read.success ? [read.data] : [];
  });
  return { regionCode, floors, variesBy: [...variesBy] };
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
