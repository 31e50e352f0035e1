import type { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { topicOf } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { newId } from '../../../../http/secrets.ts';
import { before, hourMs } from '../../../../lifetime.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { lockedDraft } from './broadcast-rows.ts';

const samplesAnHour = 5;

/** Sends a draft to one subscriber, to see it on a phone: at most five an hour by one operator. */
export async function sendSample(
  { db, clock, encryption }: Pick<Deps, 'db' | 'clock' | 'encryption'>,
  { broadcastId, mobile }: InputOf<typeof broadcasts.sendSample>,
  call: OperatorCall,
): Promise<DataOf<typeof broadcasts.sendSample>> {
  const now = clock.now();
  const { operatorId } = call.caller;
  return db.transaction().execute(async (tx) => {
    const { topic, title, text, target } = await lockedDraft(tx, broadcastId, undefined);
    const sent = await samplesOfHour(tx, operatorId, now);
    if (sent >= samplesAnHour) throw new Refusal(`一小时最多发 ${samplesAnHour} 次给自己看，请稍后再试`);
    const user = await tx
      .selectFrom('users')
      .select('user_id')
      .where('mobile_lookup', '=', encryption.mobiles.lookup(mobile))
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (!user) throw new Refusal('这个号码没有登录过，请先用它登录一次');
    const sampleId = newId();
    await tx
      .insertInto('broadcast_samples')
      .values({
        sample_id: sampleId,
        broadcast_id: broadcastId,
        operator_id: operatorId,
        user_id: user.user_id,
        sent_at: now,
      })
      .execute();
    await tx
      .insertInto('messages')
      .values({
        user_id: user.user_id,
        source: `sample ${sampleId}`,
        kind: topicOf[topic].kind,
        topic,
        title: `【试发】${title}`,
        text,
        subject: null,
        link: target ? JSON.stringify(target) : null,
        published_at: now,
        ends_at: null,
      })
      .execute();
    const masked = maskMobile(mobile);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '试发消息',
        objectKind: 'broadcast',
        objectKey: broadcastId,
        objectName: title,
        changes: [{ field: '发给', before: '', after: masked }],
      },
      now,
    );
    return { mobile: masked, leftThisHour: samplesAnHour - sent - 1 };
  });
}

/** Samples of one operator follow each other, so that none is counted beyond the limit. */
async function samplesOfHour(tx: Tx, operatorId: string, now: Date): Promise<number> {
  await tx
    .selectFrom('operators')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .forNoKeyUpdate()
    .execute();
  const { sent } = await tx
    .selectFrom('broadcast_samples')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('operator_id', '=', operatorId)
    .where('sent_at', '>', before(now, hourMs))
    .executeTakeFirstOrThrow();
  return sent;
}
