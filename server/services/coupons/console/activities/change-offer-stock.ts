import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { isLessStock } from '#core/rules/console/coupons/coupon-stock-change.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, propose } from '../../../operators/public.ts';
import { moreCoupons, runOfferStock, writeOfferStock } from './offer-stock-kind.ts';

type Call = typeof couponConsole.changeCouponStock;

/** Less at once, by one person; more waits for a second one. */
export async function changeOfferStock(
  deps: Pick<Deps, 'db' | 'clock'>,
  { reason, ...wanted }: InputOf<Call>,
  call: OperatorCall,
): Promise<DataOf<Call>> {
  const now = deps.clock.now();
  const isDone = await deps.db.transaction().execute(async (tx) => {
    const { before, changes, target, targetName } = await runOfferStock(tx, wanted, now);
    if (changes.length === 0) throw new Refusal('没有要修改的内容');
    if (!isLessStock(before, wanted.stock)) return false;
    await writeOfferStock(tx, wanted);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '减少领券活动数量',
        objectKind: 'coupon',
        objectKey: target,
        objectName: targetName,
        changes,
        reason,
      },
      now,
    );
    return true;
  });
  return isDone ? { proposalId: null } : propose(deps, moreCoupons, { input: wanted, reason }, call);
}
