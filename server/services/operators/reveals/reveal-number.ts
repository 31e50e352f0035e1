import type { reveals } from '#core/contract/console/reveals/reveals.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  revealReasonFault,
  revealReasonNames,
  revealShownMs,
  revealsPerDay,
} from '#core/rules/console/number-reveals.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Tx } from '../../../db/database.ts';
import { isCheckViolation } from '../../../db/sql-state.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { addReveal } from './add-reveal.ts';

/** Shows a whole number for a reason. The row of the reveal and the audit entry are written first; neither contains the number. */
export async function revealNumber(
  { db, clock, encryption }: Pick<Deps, 'db' | 'clock' | 'encryption'>,
  { userId, claimId, reason, note }: InputOf<typeof reveals.revealNumber>,
  call: OperatorCall,
): Promise<DataOf<typeof reveals.revealNumber>> {
  const fault = revealReasonFault(reason, note);
  if (fault !== undefined) throw new Refusal(fault);
  const now = clock.now();
  try {
    return await db.transaction().execute(async (tx) => {
      const sealed = await sealedNumber(tx, userId, claimId);
      if (sealed === undefined) throw new NotFound('没有这位用户');
      const mobile = encryption.mobiles.open(sealed);
      const place = await addReveal(
        tx,
        { kind: 'number', userId, claimId: claimId ?? null, ticketId: null, reason, note },
        call,
        now,
      );
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
