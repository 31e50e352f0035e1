import type { GuideStep } from '#core/contract/content/notices.shapes.ts';
import type { Deps } from '../../../deps.ts';

interface Wanted {
  readonly pageId?: string | undefined;
  readonly channelId: string;
}

/** How to find the mini-program, step by step: what holds for every page, and for the one asked about. */
export async function miniProgramGuide(
  { db }: Deps,
  { pageId = '*', channelId }: Wanted,
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
