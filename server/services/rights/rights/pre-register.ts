import type { singleRights } from '#core/contract/content/single-rights.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { names } from '#core/config/names.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { isSettled } from '../../../upstreams/sms/port.ts';
import { rightFacts } from './right-facts.ts';
import { shownRights } from './shown-rights.ts';

interface PreRegistered {
  readonly preId: string;
  readonly message: string;
  readonly remindsAt: string | null;
}

const atOnce = 50;
/** A run ends before the next is due in another instance, so that no reminder is sent twice. */
const longestRunMs = 45_000;

/** Registers for a right that has not opened yet; a repetition changes nothing. */
export async function preRegister(
  { db, clock }: Deps,
  member: Member,
  { rightsId, productId, channelId }: InputOf<typeof singleRights.preRegisterRight>,
): Promise<PreRegistered> {
  const now = clock.now();
  const opensAt = await opening(db, member.userId, now, { rightsId, productId });
  if (opensAt === undefined) throw new Refusal('没有找到该权益');
  if (opensAt === null || opensAt <= now) throw new Refusal('该权益已经开放，可以直接领取');
  await db
    .insertInto('pre_registrations')
    .values({
      pre_id: newId(),
      user_id: member.userId,
      rights_id: rightsId,
      channel_id: channelId,
      remind_at: opensAt,
      reminded_at: null,
      created_at: now,
    })
    .onConflict((c) =>
      c
        .columns(['user_id', 'rights_id'])
        .doUpdateSet({ remind_at: opensAt, reminded_at: null })
        .where('pre_registrations.remind_at', 'is distinct from', opensAt),
    )
    .execute();
  const { pre_id: preId } = await db
    .selectFrom('pre_registrations')
    .select('pre_id')
    .where('user_id', '=', member.userId)
    .where('rights_id', '=', rightsId)
    .executeTakeFirstOrThrow();
  return { preId, message: '预约成功，开放时会短信提醒您', remindsAt: opensAt.toISOString() };
}

/** When a right opens: null when it has opened, undefined when there is no such right. */
export async function opening(
  db: Deps['db'],
  userId: string,
  now: Date,
  input: { rightsId: string; productId?: string | undefined },
): Promise<Date | null | undefined> {
  const [row] = await shownRights(db, { userId, cycle: claimCycle(now).cycle, now, ...input });
  if (!row) return undefined;
  const { beginsAt } = rightFacts({ ...row, out_of_province: false }, now); // the opening does not depend on the province
  return beginsAt === null ? null : new Date(Number(beginsAt));
}

type Reminding = Pick<Deps, 'db' | 'clock' | 'sms' | 'encryption'>;

/** Reminds registered subscribers that their right has opened; returns how many. A message not surely sent is retried at the next run. */
export async function remindRegistered(deps: Reminding): Promise<number> {
  const began = performance.now();
  let reminded = 0;
  while (performance.now() - began < longestRunMs) {
    const round = await remindSome(deps);
    reminded += round.reminded;
    if (round.due < atOnce || round.reminded < round.due) break;
  }
  return reminded;
}

async function remindSome({
  db,
  clock,
  sms,
  encryption,
}: Reminding): Promise<{ readonly due: number; readonly reminded: number }> {
  const now = clock.now();
  const due = await db
    .selectFrom('pre_registrations as w')
    .innerJoin('users as u', 'u.user_id', 'w.user_id')
    .innerJoin('rights as r', 'r.rights_id', 'w.rights_id')
    .select(['w.pre_id', 'u.mobile_sealed', 'r.show_name'])
    .where('w.reminded_at', 'is', null)
    .where('w.remind_at', '<=', now)
    .where('u.closed_at', 'is', null)
    .orderBy('w.remind_at')
    .limit(atOnce)
    .execute();
  const settled = await Promise.all(
    due.map(async ({ pre_id, mobile_sealed, show_name }) => {
      const outcome = await sms.send({
        mobile: encryption.mobiles.open(mobile_sealed),
        text: `【${names.product}】您预约的“${show_name}”已开放领取，名额有限，请尽快前往领取。`,
        channel: 'sms',
      });
      if (isSettled(outcome))
        await db
          .updateTable('pre_registrations')
          .set({ reminded_at: now })
          .where('pre_id', '=', pre_id)
          .execute();
      return isSettled(outcome);
    }),
  );
  return { due: due.length, reminded: settled.filter(Boolean).length };
}
