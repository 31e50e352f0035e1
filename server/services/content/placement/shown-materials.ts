import { sql } from 'kysely';
import type { Material } from '#core/contract/goods/placement.shapes.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Deps } from '../../../deps.ts';

/** Maximum of pictures at a position. */
const max = 10;

/** A position and what is known about the visitor. */
export interface MaterialsInput {
  readonly focusId: string;
  /** Absent: every position of the focus. */
  readonly positionId?: string | undefined;
  /** The codes of the visit's channels; those not known are undefined. */
  readonly channels: readonly (string | undefined)[];
  readonly point?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly userBrand?: number | undefined;
  readonly investEnvs?: number | undefined;
}

/** The pictures that stand at a position now, for this visitor, in their order. */
export async function shownMaterials(
  { db, clock }: Deps,
  { focusId, positionId, channels, point, cityCode, userBrand, investEnvs }: MaterialsInput,
): Promise<Material[]> {
  const now = clock.now();
  const isFor = (column: string, value: string | number | undefined, type: 'text' | 'smallint') =>
    sql<boolean>`(${sql.ref(column)} = '{}' or ${value ?? null}::${sql.raw(type)} = any(${sql.ref(column)}))`;
  const rows = await db
    .selectFrom('materials as m')
    .leftJoin('goods as g', 'g.goods_id', 'm.goods_id')
    .select([
      'm.material_id',
      'm.title',
      'm.sub_title',
      'm.pic_url',
      'm.link',
      'm.button_text',
      'm.goods_id',
      'g.sku_id',
    ])
    .where('m.focus_id', '=', focusId)
    .$if(positionId !== undefined, (q) => q.where('m.position_id', '=', positionId ?? ''))
    .where(
      sql<boolean>`(m.channels = '{}' or m.channels && ${channels.filter((code) => code !== undefined)}::text[])`,
    )
    .where(isFor('m.points', point, 'text'))
    .where(isFor('m.areas', cityCode, 'text'))
    .where(isFor('m.brands', userBrand, 'smallint'))
    .where(isFor('m.invest_envs', investEnvs, 'smallint'))
    .where((e) => e.or([e('m.goods_id', 'is', null), isListed(now)]))
    .where((e) => e.or([e('m.begins_at', 'is', null), e('m.begins_at', '<=', now)]))
    .where((e) => e.or([e('m.ends_at', 'is', null), e('m.ends_at', '>', now)]))
    .orderBy('m.sort')
    .orderBy('m.material_id')
    .limit(max)
    .execute();
  return rows.map((row) => ({
    materialId: row.material_id,
    title: row.title,
    subTitle: row.sub_title,
    picUrl: row.pic_url,
    link: row.link,
    buttonText: row.button_text,
    ...(row.goods_id !== null && row.sku_id !== null && { goodsId: row.goods_id, skuId: row.sku_id }),
  }));
}
