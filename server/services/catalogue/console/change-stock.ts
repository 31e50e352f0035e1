import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit, propose } from '../../operators/public.ts';
import { applyStock } from './apply-stock.ts';
import { goodsStock, runStock, type StockInput } from './stock-kind.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;
type Call = typeof goods.proposeStock;

/** Changes the stock of goods. */
export async function proposeStock(
  deps: ConsoleDeps,
  { goodsId, changes, reason }: InputOf<Call>,
  call: OperatorCall,
): Promise<DataOf<Call>> {
  const skus = await deps.db.selectFrom('skus').select('sku_id').where('goods_id', '=', goodsId).execute();
  if (changes.some(({ skuId }) => skus.every(({ sku_id }) => sku_id !== skuId)))
    throw new NotFound('没有这个规格');
  return changeStock(deps, { changes, reason }, call);
}

/** Changes stock at once where one person may, and makes a proposal of it where not. */
export async function changeStock(
  deps: ConsoleDeps,
  input: StockInput,
  call: OperatorCall,
): Promise<DataOf<Call>> {
  const now = deps.clock.now();
  const { reason } = input;
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const { planned, reasons, changes, target, targetName } = await runStock(tx, input, now);
    if (planned.length === 0) throw new Refusal('没有要修改的内容');
    if (reasons.length > 0) return false;
    await applyStock(tx, reason, planned, {
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
