import { sql } from 'kysely';
import type { PictureUse } from '#core/contract/console/pictures.shapes.ts';
import { contentForms } from '#core/rules/console/content-forms/content-forms.ts';
import type { Db, Tx } from '../../../db/database.ts';

interface Found {
  readonly place: PictureUse['place'];
  readonly kind: string;
  readonly key: string;
  readonly name: string;
}

const titleOf = (kind: string): string => contentForms.find((form) => form.kind === kind)?.title ?? '商品';

/** Where a picture is shown now, and in which drafts and planned versions it stands. */
export async function usesOfPicture(db: Db | Tx, key: string): Promise<readonly PictureUse[]> {
  const named = `%media:${key}.%`;
  const { rows } = await sql<Found>`
    select 'live' as place, 'floors' as kind, region_code as key, title as name
      from floors where content::text like ${named}
    union all select 'live', 'materials', focus_id, title from materials where pic_url like ${named}
    union all select 'live', 'lamps', 'all', text from lamps where pic_url like ${named}
    union all select 'live', 'categories', coalesce(parent_id, 'all'), name
      from categories where pic_url like ${named} or banner::text like ${named}
    union all select 'live', 'marketingPoints', page_type, name from marketing_points where pic_url like ${named}
    union all select 'live', 'preheatNotices', 'all', title from preheat_notices where pic_url like ${named}
    union all select 'live', 'guideSteps', 'all', title from guide_steps where pic_url like ${named}
    union all select 'goods', 'goods', g.goods_id, g.name
      from goods g where g.pic_url like ${named} or g.sections::text like ${named}
        or exists (select from goods_pictures p where p.goods_id = g.goods_id and p.media_key = ${key})
        or exists (select from goods_sections d where d.goods_id = g.goods_id and d.pics::text like ${named})
        or exists (select from skus s where s.goods_id = g.goods_id and s.pic_url like ${named})
    union all select case state when 'draft' then 'draft' else 'scheduled' end, entity_kind, entity_key, 'v' || version
      from content_revisions where state in ('draft', 'scheduled') and document::text like ${named}
    limit 100`.execute(db);
  return rows.map(({ place, kind, key: of, name }) => ({
    place,
    kind,
    key: of,
    title: `${titleOf(kind)}：${name}`,
  }));
}
