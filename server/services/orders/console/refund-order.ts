import type { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { actorOf, appendAudit, propose } from '../../operators/public.ts';
import { applyRefund, orderRefund, runRefund } from './refund-kind.ts';

type Call<Name extends keyof typeof orderConsole> = (typeof orderConsole)[Name];

/** What the refund would pay and take back; nothing changes. */
export const refundPreview = (
  { db, clock }: Deps,
  input: InputOf<Call<'refundPreview'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'refundPreview'>>> =>
  db.transaction().execute(async (tx) => {
    const { amountFen, effects, reasons } = await runRefund(tx, input, call.caller.operatorId, clock.now());
    return { amountFen, effects: [...effects], needsApproval: reasons.length > 0 };
  });

/** Refunds at once what is small enough for one person, and makes a proposal of the rest. */
export async function refundOrder(
  deps: Deps,
  input: InputOf<Call<'refundOrder'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'refundOrder'>>> {
  const now = deps.clock.now();
  const { orderNo, reason } = input;
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const run = await runRefund(tx, input, call.caller.operatorId, now);
    if (run.reasons.length > 0) return false;
    await applyRefund(tx, input, run.amountFen, {
      now,
      requestedBy: call.caller.operatorId,
      approvedBy: null,
      proposalId: null,
    });
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: orderRefund.act,
        objectKind: orderRefund.objectKind,
        objectKey: orderNo,
        objectName: run.targetName,
        changes: run.changes,
        reason,
      },
      now,
    );
    return true;
  });
  if (!isDone) return propose(deps, orderRefund, { input, reason }, call);
  deps.refundsDue.notify();
  return { proposalId: null };
}
