import { sql } from 'kysely';
import { resendOutcomes, resendRefusals } from '#core/rules/console/rights/claim-acts.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { claimDetail } from './claim-detail.ts';

type Outcome = keyof typeof resendOutcomes | keyof typeof resendRefusals;
const isSent = (outcome: Outcome): outcome is keyof typeof resendOutcomes => outcome in resendOutcomes;

/** Requests a claim from its supplier again, under its own id, which the supplier delivers once. The database decides whether. */
export async function resendClaim(
  deps: Deps,
  { claimId, reason }: { readonly claimId: string; readonly reason: string },
  call: OperatorCall,
): Promise<{ outcome: string }> {
  const { db, clock, claimsDue } = deps;
  const now = clock.now();
  const { rightsName, state } = await claimDetail(deps, claimId);
  const outcome = await db.transaction().execute(async (tx) => {
    const {
      rows: [row],
    } = await sql<{ outcome: Outcome }>`
      select resend_claim(${claimId}, ${claimCycle(now).cycle}, ${now}, ${call.caller.name}) as outcome`.execute(
      tx,
    );
    if (!row || row.outcome === 'unknown') throw new NotFound(resendRefusals.unknown);
    if (!isSent(row.outcome)) throw new Refusal(resendRefusals[row.outcome]);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '重发领取',
        objectKind: 'claim',
        objectKey: claimId,
        objectName: rightsName,
        changes: [
          {
            field: '状态',
            before: state === 'failed' ? '已退回，待核对' : '领取中',
            after: '领取中，立即重发',
          },
        ],
        reason,
      },
      now,
    );
    return row.outcome;
  });
  claimsDue.notify();
  return { outcome: resendOutcomes[outcome] };
}
