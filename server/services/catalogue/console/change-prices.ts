import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit, propose } from '../../operators/public.ts';
import { applyPrices } from './apply-prices.ts';
import { goodsPrice, runPrices, type PriceInput } from './price-kind.ts';

type ConsoleDeps = Pick<Deps, 'db' | 'clock'>;

/** Changes prices at once where one person may, and makes a proposal of them where not. */
export async function changePrices(
  deps: ConsoleDeps,
  input: PriceInput,
  reason: string,
  call: OperatorCall,
): Promise<DataOf<typeof goods.proposePrice>> {
  const now = deps.clock.now();
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const { verdict, changed, changes, target, targetName } = await runPrices(tx, input, now);
    if (verdict.kind === 'refused') throw new Refusal(verdict.reason);
    if (verdict.kind === 'same') throw new Refusal('没有要修改的内容');
    if (verdict.kind === 'ask') return false;
    await applyPrices(tx, changed, {
      now,
      changedBy: call.caller.operatorId,
      approvedBy: null,
      proposalId: null,
    });
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: goodsPrice.act,
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
  return isDone ? { proposalId: null } : propose(deps, goodsPrice, { input, reason }, call);
}

/** What new prices would do, without doing it. */
export async function tryPrice(
  { db, clock }: ConsoleDeps,
  input: InputOf<typeof goods.tryPrice>,
): Promise<DataOf<typeof goods.tryPrice>> {
  return db.transaction().execute(async (tx) => {
    const { verdict, effects, yesterday } = await runPrices(tx, input, clock.now());
    const reasons =
      verdict.kind === 'ask' ? [...verdict.reasons] : verdict.kind === 'refused' ? [verdict.reason] : [];
    return {
      verdict: verdict.kind,
      reasons,
      effects: effects.filter((each) => !reasons.includes(each)),
      yesterday,
    };
  });
}
