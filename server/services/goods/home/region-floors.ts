import { floor, type Floor } from '#core/contract/goods/floors.shapes.ts';
import type { Deps } from '../../../deps.ts';

/** The floors of a region in order. A floor with invalid content is logged and left out. */
export async function regionFloors(
  { db, log }: Deps,
  regionCode: string,
): Promise<{ regionCode: string; floors: Floor[] }> {
  const rows = await db
    .selectFrom('floors')
    .selectAll()
    .where('region_code', '=', regionCode)
    .orderBy('sort')
    .execute();
  const floors = rows.flatMap((row) => {
    const read = floor.safeParse({
      subTitle: '',
      link: null,
      ...row.content,
      kind: row.kind,
      floorId: row.floor_id,
      title: row.title,
    });
    if (!read.success) log.warn({ floor: row.floor_id }, 'floor content does not fit its kind');
    return read.success ? [read.data] : [];
  });
  return { regionCode, floors };
}
