import { sql } from 'kysely';
import type { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { SectionText } from '#core/contract/console/goods-editor.shapes.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { blockText, changedSections } from '#core/rules/console/goods/section-texts.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { changedSince } from '../changed-since.ts';
import { sectionsOf, sectionsVersionOf } from '../goods-sections.ts';
import { refuseOwnPromises } from '../save-goods.ts';

/** Saves the sections of the detail page. Pictures stay with the section that has them. */
export async function saveSections(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { goodsId, sectionsVersion, sections, reason }: InputOf<typeof goodsEditor.saveSections>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const goods = await tx
      .selectFrom('goods')
      .select('name')
      .where('goods_id', '=', goodsId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!goods) throw new NotFound('没有这件商品');
    const before = await sectionsOf(tx, goodsId);
    if (sectionsVersionOf(before) !== sectionsVersion)
      throw new Refusal(await changedSince(tx, goodsId, '修改图文详情'));
    const changes = changedSections(before, sections);
    if (changes.length === 0) throw new Refusal('没有要修改的内容');
    await refuseOwnPromises(
      tx,
      goodsId,
      sections.flatMap(({ blocks }) => blocks.map(blockText)),
    );
    await writeSections(tx, goodsId, sections);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '修改图文详情',
        objectKind: 'goods',
        objectKey: goodsId,
        objectName: goods.name,
        changes,
        reason,
      },
      now,
    );
  });
  return null;
}

async function writeSections(tx: Tx, goodsId: string, sections: readonly SectionText[]): Promise<void> {
  const pictured = await tx
    .selectFrom('goods_sections')
    .select(['place', 'pics'])
    .where('goods_id', '=', goodsId)
    .execute();
  const picsOf = (place: number | null) => pictured.find((each) => each.place === place)?.pics ?? [];
  await tx.deleteFrom('goods_sections').where('goods_id', '=', goodsId).execute();
  if (sections.length > 0)
    await tx
      .insertInto('goods_sections')
      .values(
        sections.map(({ place, kind, title, blocks }, at) => ({
          goods_id: goodsId,
          place: at + 1,
          kind,
          title,
          blocks: JSON.stringify(blocks),
          pics: picsOf(place),
        })),
      )
      .execute();
  // What older releases wrote is replaced by the rows.
  await sql`update goods set sections = '[]' where goods_id = ${goodsId} and sections <> '[]'`.execute(tx);
}
