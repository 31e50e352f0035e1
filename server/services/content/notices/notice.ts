import type { notices } from '#core/contract/content/notices.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Notice } from '#core/contract/content/notices.shapes.ts';
import type { Deps } from '../../../deps.ts';

const max = 20;

/** The current notice and earlier ones: those for every open type and those for the given one. */
export async function notice(
  { db, clock }: Deps,
  { actNum, openType = '*' }: InputOf<typeof notices.notice>,
): Promise<{ current: Notice | null; history: Notice[] }> {
  const now = clock.now();
  const rows = await db
    .selectFrom('notices')
    .select(['notice_id', 'title', 'content', 'published_at', 'ends_at'])
    .where('act_num', '=', actNum)
    .where('open_type', 'in', ['*', openType])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('notice_id')
    .limit(max)
    .execute();
  const current = rows.find(({ ends_at }) => ends_at === null || ends_at > now);
  const view = (row: (typeof rows)[number]): Notice => ({
    noticeId: row.notice_id,
    title: row.title,
    content: row.content,
    publishedAt: row.published_at.toISOString(),
  });
  return {
    current: current ? view(current) : null,
    history: rows.filter((row) => row !== current).map(view),
  };
}
