import type { PreheatNotice } from '#core/contract/content/notices.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

type Reader = Pick<Call, 'caller' | 'device'>;

interface Wanted {
  readonly channelId: string;
}

/** Whoever reads: a subscriber on any phone, or a visitor on this one. */
const whoOf = ({ caller, device }: Reader): string =>
  caller ? `user:${caller.userId}` : `visitor:${device()}`;

/** What a channel announces now, the latest first, and what of it the reader has confirmed. */
export async function preheatNotices(
  { db, clock }: Deps,
  reader: Reader,
  { channelId }: Wanted,
): Promise<PreheatNotice[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('preheat_notices as n')
    .leftJoin('preheat_confirmations as c', (j) =>
      j.onRef('c.notice_id', '=', 'n.notice_id').on('c.who', '=', whoOf(reader)),
    )
    .select(['n.notice_id', 'n.title', 'n.pic_url', 'n.link', 'n.begins_at', 'n.ends_at', 'c.confirmed_at'])
    .where('n.channel_id', 'in', ['*', channelId])
    .where('n.begins_at', '<=', now)
    .where('n.ends_at', '>', now)
    .orderBy('n.begins_at', 'desc')
    .orderBy('n.notice_id')
    .execute();
  return rows.map((row) => ({
    noticeId: row.notice_id,
    title: row.title,
    picUrl: row.pic_url,
    link: row.link,
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    confirmed: row.confirmed_at ? 1 : 0,
  }));
}

/** "I know", written down once; said again, it keeps its first moment. */
export async function confirmPreheatNotice(
  { db, clock }: Deps,
  reader: Reader,
  { noticeId, channelId }: Wanted & { readonly noticeId: string },
): Promise<{ noticeId: string; confirmedAt: string }> {
  const now = clock.now();
  const who = whoOf(reader);
  const shown = await db
    .selectFrom('preheat_notices')
    .select('notice_id')
    .where('notice_id', '=', noticeId)
    .where('channel_id', 'in', ['*', channelId])
    .where('begins_at', '<=', now)
    .executeTakeFirst();
  if (!shown) throw new Refusal('没有找到该公告');
  await db
    .insertInto('preheat_confirmations')
    .values({ notice_id: noticeId, who, channel_id: channelId, confirmed_at: now })
    .onConflict((c) => c.doNothing())
    .execute();
  const { confirmed_at } = await db
    .selectFrom('preheat_confirmations')
    .select('confirmed_at')
    .where('notice_id', '=', noticeId)
    .where('who', '=', who)
    .executeTakeFirstOrThrow();
  return { noticeId, confirmedAt: confirmed_at.toISOString() };
}
