import type { money } from '#core/contract/console/orders/money/money.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { sourceName } from '#core/rules/pay/difference-words.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { reconcileDayAtOnce } from '../reconciliation/reconcile-day.ts';

/** Channels keep their statements for so long. */
const oldestDays = 90;

/** Compares a past day again; what is known stays as it is. What is new is committed with the entry of the act. */
export async function reconcileNow(
  deps: Deps,
  day: string,
  call: OperatorCall,
): Promise<DataOf<typeof money.reconcileDay>> {
  const today = chinaDay(deps.clock.now());
  if (day >= today) throw new Refusal('这一天还没有结束，明天再比对');
  if (day < daysBefore(today, oldestDays)) throw new Refusal(`只能比对最近 ${oldestDays} 天`);
  return reconcileDayAtOnce(deps, day, (tx, { found, waiting }) =>
    appendAudit(
      tx,
      actorOf(call),
      {
        act: '重新比对',
        objectKind: 'money-day',
        objectKey: day,
        objectName: `${day} 对账`,
        reason: `新增 ${found} 条差异${waiting.length > 0 ? `，账单未到：${waiting.map(sourceName).join('、')}` : ''}`,
      },
      deps.clock.now(),
    ),
  );
}
