import type { reveals } from '#core/contract/console/reveals/reveals.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  revealReasonFault,
  revealReasonNames,
  revealShownMs,
  revealsPerDay,
} from '#core/rules/console/number-reveals.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isCheckViolation } from '../../../db/sql-state.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';

/** Shows a whole number for a reason. The row of the reveal and the audit entry are written first; neither contains the number. */
export async function revealNumber(
  { db, clock, encryption }: Pick<Deps, 'db' | 'clock' | 'encryption'>,
  { userId, claimId, reason, note }: InputOf<typeof reveals.revealNumber>,
  call: OperatorCall,
): Promise<DataOf<typeof reveals.revealNumber>> {
  const fault = revealReasonFault(reason, note);
  if (fault !== undefined) throw new Refusal(fault);
  const now = clock.now();
  const { operatorId } = call.caller;
  try {
    return await db.transaction().execute(async (tx) => {
      const sealed = await sealedNumber(tx, userId, claimId);
      if (sealed === undefined) throw new NotFound('没有这位用户');
      const mobile = encryption.mobiles.open(sealed);
      // Reveals of one operator follow each other, so that each has a place of its own.
      await tx
        .selectFrom('operators')
        .select('operator_id')
        .where('operator_id', '=', operatorId)
        .forNoKeyUpdate()
        .execute();
      const place = (await revealsOfDay(tx, operatorId, now)) + 1;
      await tx
        .insertInto('number_reveals')
        .values({
          reveal_id: newId(),
          operator_id: operatorId,
          day: chinaDay(now),
          place,
          user_id: userId,
          claim_id: claimId ?? null,
          reason,
          note,
          network: call.network,
          revealed_at: now,
          seen_by: null,
          seen_at: null,
        })
        .execute();
      await appendAudit(
        tx,
        actorOf(call),
        {
          act: '查看完整号码',
          objectKind: 'user',
          objectKey: userId,
          objectName: maskMobile(mobile),
          reason: note === '' ? revealReasonNames[reason] : `${revealReasonNames[reason]}：${note}`,
        },
        now,
      );
      return {
        mobile,
        hiddenAt: new Date(now.getTime() + revealShownMs).toISOString(),
        leftToday: revealsPerDay - place,
      };
    });
  } catch (error) {
    if (isCheckViolation(error)) throw new Refusal(`今天已查看${revealsPerDay}次，请明天再看或请负责人处理`);
    throw error;
  }
}

export async function revealsOfDay(db: Db | Tx, operatorId: string, now: Date): Promise<number> {
  const { last } = await db
    .selectFrom('number_reveals')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('operator_id', '=', operatorId)
    .where('day', '=', chinaDay(now))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The number of a claim is the one it is delivered to: that of a card code may be another than the account's. */
async function sealedNumber(
  tx: Tx,
  userId: string,
  claimId: string | undefined,
): Promise<string | undefined> {
  const user = await tx
    .selectFrom('users')
    .select('mobile_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (claimId === undefined) return user?.mobile_sealed;
  const claim = await tx
    .selectFrom('claims as c')
    .leftJoin('card_exchanges as e', 'e.subscription_id', 'c.subscription_id')
    .select(['c.claim_id', 'e.mobile_sealed'])
    .where('c.claim_id', '=', claimId)
    .where('c.user_id', '=', userId)
    .executeTakeFirst();
  if (!claim) throw new NotFound('没有这条领取');
  return claim.mobile_sealed ?? user?.mobile_sealed;
}
