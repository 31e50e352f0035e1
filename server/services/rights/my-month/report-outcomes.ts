import { sql } from 'kysely';
import { names } from '#core/config/names.ts';
import { isMessageTime } from '#core/rules/rights/my-month/my-month-times.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { sendMessage } from '../../content/public.ts';
import { isSettled } from '../../../upstreams/sms/port.ts';
import { forEach } from './for-each.ts';
import { namesInShort } from './names-in-short.ts';
import { leaseDue, type DueSubscriber } from './tables.ts';

const hour = 3_600_000;

/** Reports the outcomes of automatic claims to the subscribers that are due, in the daytime. A message not surely sent is retried in an hour. */
export async function reportOutcomes(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  if (!isMessageTime(now)) return 0;
  const leaseUntil = new Date(now.getTime() + hour);
  const due = await leaseDue(deps, 'notify_at', now, leaseUntil);
  await forEach(deps, due, 'reporting automatic claims failed', (who) => report(deps, who, now, leaseUntil));
  return due.length;
}

async function report(
  { db, sms }: Deps,
  { user_id, mobile }: DueSubscriber,
  now: Date,
  leaseUntil: Date,
): Promise<void> {
  const outcomes = await unreportedOutcomes(db, user_id);
  if (
    outcomes.length > 0 &&
    !isSettled(
      await sms.send({ mobile, text: `【${names.product}】${outcomeText(outcomes)}`, channel: 'sms' }),
    )
  )
    return;
  await db.transaction().execute(async (tx) => {
    await markReported(tx, user_id, outcomes, now);
    const [missed] = outcomes.filter(({ reason }) => reason !== '');
    // A claim that was delivered or failed has a message of its own.
    if (missed)
      await sendMessage(
        tx,
        {
          userId: user_id,
          source: `auto-claim ${missed.cycle} ${missed.triedAt.toISOString()}`,
          kind: 'rights',
          topic: 'failed',
          title: '有权益没有自动领取',
          text: outcomeText(outcomes),
          link: { page: 'myMonth', query: {} },
        },
        now,
      );
    await tx
      .updateTable('month_settings')
      .set({ notify_at: null })
      .where('user_id', '=', user_id)
      .where('notify_at', '=', leaseUntil)
      .execute();
  });
}

interface Outcome {
  readonly cycle: string;
  readonly subscriptionId: string;
  readonly rightsId: string;
  readonly triedAt: Date;
  readonly name: string;
  /** Why the claim failed; empty on success. */
  readonly reason: string;
}

/** Outcomes that are final and unreported; the reason of a failed delivery is the claim's note. */
async function unreportedOutcomes(db: Db, userId: string): Promise<Outcome[]> {
  const rows = await db
    .selectFrom('month_outcomes as o')
    .innerJoin('rights as r', 'r.rights_id', 'o.rights_id')
    .leftJoin('claims as c', 'c.claim_id', 'o.claim_id')
    .select([
      'o.cycle',
      'o.subscription_id',
      'o.rights_id',
      'o.tried_at',
      'r.show_name',
      'o.reason',
      'c.state',
      'c.note',
    ])
    .where('o.user_id', '=', userId)
    .where('o.notified_at', 'is', null)
    .where((e) => e.or([e('o.claim_id', 'is not', null), e('o.reason', '<>', '')]))
    .orderBy('o.tried_at')
    .orderBy('o.rights_id')
    .execute();
  return rows.map((row) => ({
    cycle: row.cycle,
    subscriptionId: row.subscription_id,
    rightsId: row.rights_id,
    triedAt: row.tried_at,
    name: row.show_name,
    reason: row.state === 'failed' ? (row.note ?? '') : row.reason,
  }));
}

/** Marks only what the message contained; an outcome that changed meanwhile is reported by the next one. */
const markReported = (db: Tx, userId: string, reported: readonly Outcome[], now: Date) =>
  sql`
  update month_outcomes o set notified_at = ${now}
  from unnest(${reported.map(({ cycle }) => cycle)}::text[], ${reported.map(({ subscriptionId }) => subscriptionId)}::text[], ${reported.map(({ rightsId }) => rightsId)}::text[],
    ${reported.map(({ triedAt }) => triedAt)}::timestamptz[]) as t(cycle, subscription_id, rights_id, tried_at)
  where o.user_id = ${userId} and o.cycle = t.cycle and o.subscription_id = t.subscription_id and o.rights_id = t.rights_id and o.tried_at = t.tried_at`.execute(
    db,
  );

function outcomeText(outcomes: readonly Outcome[]): string {
  const claimed = outcomes.filter(({ reason }) => reason === '').map(({ name }) => name);
  const [first, ...others] = outcomes.filter(({ reason }) => reason !== '');
  const got = claimed.length > 0 ? `已为您自动领取${namesInShort(claimed)}。` : '';
  const missed = first
    ? `${first.name}未能领取（${first.reason}）${others.length > 0 ? `，另有${others.length}项未能领取` : ''}。`
    : '';
  return `${got}${missed}可在“本月权益”查看，或随时关闭自动领取。`;
}
