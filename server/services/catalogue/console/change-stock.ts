import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit, propose } from '../../operators/public.ts';
import { applyStock, goodsStock, runStock } from './stock-kind.ts';

/** Changes stock at once where one person may, and makes a proposal of it where not. */
export async function proposeStock(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: InputOf<typeof goods.proposeStock>,
  call: OperatorCall,
): Promise<DataOf<typeof goods.proposeStock>> {
  const now = deps.clock.now();
  const { reason } = input;
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const { planned, reasons, changes, target, targetName } = await runStock(tx, input, now);
    if (planned.length === 0) throw new Refusal('没有要修改的内容');
    if (reasons.length > 0) return false;
    await applyStock(tx, input, planned, {
      now,
      changedBy: call.caller.operatorId,
      approvedBy: null,
      proposalId: null,
    });
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: goodsStock.act,
        objectKind: 'goods',
        objectKey: target,
        objectName: targetName,
        changes,
        reason,
      },
      now,
    );
    return true;
  });
  return isDone ? { proposalId: null } : propose(deps, goodsStock, { input, reason }, call);
}
