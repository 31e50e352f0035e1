import type { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maskAll, maskMobile } from '#core/rules/format/phone.ts';
import { pageByNumber } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { sendMessage } from '../../content/public.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { knownSubscriber } from './known-subscriber.ts';

type Desk = typeof subscriberDesk;

/** What operators wrote about the subscriber, newest first. */
export async function subscriberNotes(
  { db }: Pick<Deps, 'db'>,
  { userId, ...input }: InputOf<Desk['subscriberNotes']>,
): Promise<DataOf<Desk['subscriberNotes']>> {
  const { page, ...rest } = await pageByNumber(
    {
      db,
      rows: db
        .selectFrom('subscriber_notes as n')
        .innerJoin('operators as o', 'o.operator_id', 'n.written_by')
        .select(['n.note_id', 'n.at', 'n.text', 'o.name'])
        .where('n.user_id', '=', userId),
      by: 'n.note_id',
      keyOf: ({ note_id }) => note_id,
      counted: () => db.selectFrom('subscriber_notes').select('note_id').where('user_id', '=', userId),
    },
    input,
  );
  return {
    ...rest,
    rows: page.map(({ note_id, at, name, text }) => ({
      noteId: String(note_id),
      at: at.toISOString(),
      by: name,
      text,
    })),
  };
}

/** Operators see a note, the subscriber does not. It is never changed, and contains no number. */
export async function addSubscriberNote(
  { db, clock, encryption }: Pick<Deps, 'db' | 'clock' | 'encryption'>,
  { userId, text }: InputOf<Desk['addSubscriberNote']>,
  call: OperatorCall,
): Promise<DataOf<Desk['addSubscriberNote']>> {
  if (maskAll(text) !== text) throw new Refusal('备注里不要写号码');
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const { mobile_sealed } = await knownSubscriber(tx, userId);
    await tx
      .insertInto('subscriber_notes')
      .values({ user_id: userId, at: now, written_by: call.caller.operatorId, text })
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '备注用户',
        objectKind: 'user',
        objectKey: userId,
        objectName: maskMobile(encryption.mobiles.open(mobile_sealed)),
        reason: text,
      },
      now,
    );
  });
  return { at: now.toISOString() };
}

/** Signs the subscriber out on every device. The subscriber is told, and finds it in 账号安全. */
export async function endSubscriberSessions(
  { db, clock, encryption, sessions, securityLog }: Deps,
  { userId, reason }: InputOf<Desk['endSubscriberSessions']>,
  call: OperatorCall,
): Promise<DataOf<Desk['endSubscriberSessions']>> {
  if (maskAll(reason) !== reason) throw new Refusal('原因里不要写号码');
  const now = clock.now();
  const ended = await db.transaction().execute(async (tx) => {
    const { mobile_sealed } = await knownSubscriber(tx, userId);
    const mobile = encryption.mobiles.open(mobile_sealed);
    const rows = await tx
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('refresh_expires_at', '>', now)
      .returning('session_id')
      .execute();
    if (rows.length === 0) throw new Refusal('这位用户没有登录中的设备');
    await securityLog.record(tx, { kind: 'account', what: 'sessions-ended', ip: '', userId, mobile });
    await sendMessage(
      tx,
      {
        userId,
        source: `sessions-ended ${now.getTime()}`,
        kind: 'service',
        topic: 'security',
        title: '您的全部设备已退出登录',
        text: '客服应要求退出了您在全部设备上的登录，请重新登录。不是您要求的，请联系客服。',
        link: { page: 'settings', query: {} },
      },
      now,
    );
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '退出用户全部设备',
        objectKind: 'user',
        objectKey: userId,
        objectName: maskMobile(mobile),
        changes: [{ field: '登录中的设备', before: String(rows.length), after: '0' }],
        reason,
      },
      now,
    );
    return rows;
  });
  for (const { session_id } of ended) sessions.forget(session_id);
  return { ended: ended.length };
}
