import type { notices } from '#core/contract/content/notices.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { PreheatNotice } from '#core/contract/content/notices.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

type Reader = Pick<Call, 'caller' | 'device'>;

/** The reader: a subscriber on any device, or a visitor on this device. */
const whoOf = ({ caller, device }: Reader): string =>
  caller ? `user:${caller.userId}` : `visitor:${device()}`;

/** A channel's current notices, latest first, and which of them the reader has confirmed. */
export async function preheatNotices(
  { db, clock }: Deps,
  reader: Reader,
  { channelId }: InputOf<typeof notices.preheatNotices>,
): Promise<PreheatNotice[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('preheat_notices as n')
    .leftJoin('preheat_confirmations as c', (j) =>
      j.onRef('c.notice_id', '=', 'n.notice_id').on('c.confirmed_by', '=', whoOf(reader)),
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

/** Stores a confirmation once; a repetition keeps the first time. */
export async function confirmPreheatNotice(
  { db, clock }: Deps,
  reader: Reader,
  { noticeId, channelId }: InputOf<typeof notices.confirmPreheatNotice>,
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
    .values({ notice_id: noticeId, confirmed_by: who, channel_id: channelId, confirmed_at: now })
    .onConflict((c) => c.doNothing())
    .execute();
  const { confirmed_at } = await db
    .selectFrom('preheat_confirmations')
    .select('confirmed_at')
    .where('notice_id', '=', noticeId)
    .where('confirmed_by', '=', who)
    .executeTakeFirstOrThrow();
  return { noticeId, confirmedAt: confirmed_at.toISOString() };
}
