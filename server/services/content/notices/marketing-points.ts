import type { MarketingPoint } from '#core/contract/content/notices.shapes.ts';
import type { Deps } from '../../../deps.ts';

/** The offers of a page type, in display order. */
export async function marketingPoints({ db, clock }: Deps, pageType: string): Promise<MarketingPoint[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('marketing_points')
    .select(['point_id', 'name', 'pic_url', 'link', 'sort'])
    .where('page_type', '=', pageType)
    .where((e) => e.or([e('begins_at', 'is', null), e('begins_at', '<=', now)]))
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('point_id')
    .execute();
  return rows.map((row) => ({
    pointId: row.point_id,
    pointName: row.name,
    picUrl: row.pic_url,
    link: row.link,
    sort: row.sort,
  }));
}
