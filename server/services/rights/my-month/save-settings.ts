import type { MonthSettings } from '#core/contract/content/my-month.shapes.ts';
import { picksRefusal } from '#core/rules/rights/my-month/my-month-picks.ts';
import type { MonthPick } from '#core/rules/rights/my-month/my-month-plan.ts';
import { nextAutoClaim, nextReminder, userFraction } from '#core/rules/rights/my-month/my-month-times.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { monthGroups } from './month-groups.ts';
import { monthSettings } from './month-settings.ts';

type Input = Pick<MonthSettings, 'autoClaim' | 'picks' | 'remindDay'>;

/**
 * Stores the automatic settings. Automatic claims begin with the next month, because this month's rights may still be claimed
 * by hand. Turning them off always succeeds and keeps the picks.
 */
export async function saveSettings(
  deps: Deps,
  member: Member,
  { autoClaim, remindDay, ...input }: Input,
): Promise<MonthSettings> {
  const { db, clock } = deps;
  const { userId } = member;
  const now = clock.now();
  const isOn = autoClaim !== 'off';
  const picks = eachOnce(input.picks);
  const refusal = isOn && picksRefusal(await monthGroups(deps, member, now), autoClaim, picks);
  if (refusal) throw new Refusal(refusal);
  const fraction = userFraction(userId);
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('month_settings')
      .values({
        user_id: userId,
        auto_claim: 'off',
        remind_day: null,
        saved_at: now,
        claim_at: null,
        notify_at: null,
        remind_at: null,
        reminded_cycle: null,
      })
      .onConflict((c) => c.doNothing())
      .execute();
    const was = await tx
      .selectFrom('month_settings')
      .select(['claim_at', 'reminded_cycle'])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('month_settings')
      .set({
        auto_claim: autoClaim,
        remind_day: remindDay,
        saved_at: now,
        claim_at: isOn ? (was.claim_at ?? new Date(nextAutoClaim(fraction, [], now))) : null,
        remind_at:
          remindDay === null
            ? null
            : new Date(nextReminder({ day: remindDay, fraction, reminded: was.reminded_cycle }, now)),
      })
      .where('user_id', '=', userId)
      .execute();
    if (isOn) await replacePicks(tx, userId, picks);
    return monthSettings(tx, userId);
  });
}

const eachOnce = (picks: readonly MonthPick[]): MonthPick[] => [
  ...new Map(picks.map((pick) => [`${pick.subscriptionId} ${pick.rightsId}`, pick])).values(),
];

async function replacePicks(tx: Tx, userId: string, picks: readonly MonthPick[]): Promise<void> {
  await tx.deleteFrom('month_picks').where('user_id', '=', userId).execute();
  if (picks.length === 0) return;
  await tx
    .insertInto('month_picks')
    .values(
      picks.map(({ subscriptionId, rightsId }) => ({
        user_id: userId,
        subscription_id: subscriptionId,
        rights_id: rightsId,
      })),
    )
    .execute();
}
