import { sql } from 'kysely';
import type { SectionText } from '#core/contract/console/goods-editor.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { idOf } from '../../../http/secrets.ts';

/** The sections of goods as the editor shows them; those without rows have what older releases wrote. */
export async function sectionsOf(db: Db | Tx, goodsId: string): Promise<SectionText[]> {
  const { rows } = await sql<SectionText>`
    select place::integer, kind, title, blocks from goods_sections where goods_id = ${goodsId}
    union all
    select null, 'other', s.section->>'title', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', 'paragraph', 'text', p.text) order by p.at), '[]')
      from jsonb_array_elements_text(s.section->'paragraphs') with ordinality as p (text, at))
    from goods g cross join lateral jsonb_array_elements(g.sections) as s (section)
    where g.goods_id = ${goodsId} and not exists (select from goods_sections d where d.goods_id = g.goods_id)
    order by 1`.execute(db);
  return rows;
}

/** Changes whenever a section does. */
export const sectionsVersionOf = (sections: readonly SectionText[]): string => idOf(JSON.stringify(sections));
