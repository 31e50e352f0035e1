import type { notices } from '#core/contract/content/notices.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { GuideStep } from '#core/contract/content/notices.shapes.ts';
import type { Deps } from '../../../deps.ts';

/** The steps to find the mini-program: those for every page and those for the given page. */
export async function miniProgramGuide(
  { db }: Deps,
  { pageId = '*', channelId }: InputOf<typeof notices.miniProgramGuide>,
): Promise<GuideStep[]> {
  const rows = await db
    .selectFrom('guide_steps')
    .select(['guide_id', 'title', 'text', 'pic_url', 'link', 'sort'])
    .where('page_id', 'in', ['*', pageId])
    .where('channel_id', 'in', ['*', channelId])
    .orderBy('sort')
    .orderBy('guide_id')
    .execute();
  return rows.map(({ guide_id, pic_url, ...step }) => ({ guideId: guide_id, picUrl: pic_url, ...step }));
}
