import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { QueryOutcome } from '../../../../upstreams/suppliers/port.ts';
import { actorOf, appendAudit } from '../../../operators/public.ts';
import { deliveryResults } from '../../claims/delivery-results.ts';
import { claimDetail } from './claim-detail.ts';

/**
 * Asks the supplier what became of a claim. An answer that it was delivered settles a claim on its way, in the transaction of the act's
 * entry; nothing is ordered or revoked.
 */
export async function queryClaim(deps: Deps, claimId: string, call: OperatorCall): Promise<{ said: string }> {
  const { db, clock, supplier } = deps;
  const claim = await claimDetail(deps, claimId);
  if (claim.acts.query !== null) throw new Refusal(claim.acts.query);
  const outcome = await supplier.query(claimId, claim.supplier);
  const said = saidOf(outcome);
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (outcome.kind === 'granted' && claim.state === 'delivering')
      await deliveryResults({ db: tx, clock }).delivered({ id: claimId, content: outcome.content ?? '' });
    await addEvent(tx, { claimId, event: 'asked', detail: `${call.caller.name}：${said}` }, now);
    // A supplier that refused an order refuses it for good: nothing is open any more.
    if (outcome.kind === 'refused' && claim.toReconcile)
      await addEvent(tx, { claimId, event: 'reconciled', detail: said }, now);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '询问供应商',
        objectKind: 'claim',
        objectKey: claimId,
        objectName: claim.rightsName,
        reason: said,
      },
      now,
    );
  });
  return { said };
}

function saidOf(outcome: QueryOutcome): string {
  switch (outcome.kind) {
    case 'granted':
      return '供应商称已经发放';
    case 'refused':
      return '供应商称没有发放，也不会再发';
    case 'absent':
      return '供应商称没有收到过';
    case 'unknown':
    case 'held-back':
      return '供应商没有答复';
  }
}

interface ClaimEvent {
  readonly claimId: string;
  readonly event: string;
  readonly detail: string;
}

const addEvent = (db: Db, { claimId, event, detail }: ClaimEvent, at: Date) =>
  sql`insert into claim_events (claim_id, at, event, detail) values (${claimId}, ${at}, ${event}, ${detail})`.execute(
    db,
  );
