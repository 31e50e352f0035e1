import { sql } from 'kysely';
import type { placement } from '#core/contract/goods/placement.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';

/** Maximum of pictures at a position. */
const most = 10;

/** The current content of an ad position; empty for an incomplete position (§5). */
export async function memberRecommend(
  { db, clock }: Deps,
  { focusId, positionId, channel }: InputOf<typeof placement.memberRecommend>,
): Promise<DataOf<typeof placement.memberRecommend>> {
  if (focusId === undefined) return { list: [] };
  const now = clock.now();
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
    .where('m.position_id', '=', positionId)
    .where((e) =>
      e.or([sql<boolean>`m.channels = '{}'`, sql<boolean>`${channel ?? null}::text = any(m.channels)`]),
    )
    .where((e) => e.or([e('m.begins_at', 'is', null), e('m.begins_at', '<=', now)]))
    .where((e) => e.or([e('m.ends_at', 'is', null), e('m.ends_at', '>', now)]))
    .orderBy('m.sort')
    .orderBy('m.material_id')
    .limit(most)
    .execute();
  return {
    list: rows.map((row) => ({
      materialId: row.material_id,
      title: row.title,
      subTitle: row.sub_title,
      picUrl: row.pic_url,
      link: row.link,
      buttonText: row.button_text,
      ...(row.goods_id !== null && row.sku_id !== null && { goodsId: row.goods_id, skuId: row.sku_id }),
    })),
  };
}
