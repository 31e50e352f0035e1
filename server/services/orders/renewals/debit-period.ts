import { chinaDay } from '#core/rules/format/china-day.ts';
import { dayName } from '#core/rules/format/day-name.ts';
import { maxRefusals } from '#core/rules/membership/renewal-step.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { debitOrder } from '../../payments/public.ts';
import { sendMessage } from '../../content/public.ts';
import { closeUnpaid } from '../orders/close-order.ts';
import { periodOrder } from './period-order.ts';
import { lockedRenewal, openPeriodOrder, type RenewalRow } from './tables.ts';

/** Debits the next period. Order and attempt are committed before the phone bill is called; an unanswered one is tried again. */
export async function debitPeriod(deps: Deps, { subscription_id }: RenewalRow, now: Date): Promise<void> {
  const orderNo = await deps.db.transaction().execute((tx) => periodOrder(tx, subscription_id, now));
  if (orderNo === undefined || (await debitOrder(deps, orderNo)) !== 'refused') return;
  const isOver = await deps.db.transaction().execute((tx) => countRefusal(tx, subscription_id, now));
  if (isOver) await closeUnpaid(deps, orderNo, '话费余额不足，没有续费');
}

/** Counts a refused debit; the third ends the renewal, and the membership runs out. */
async function countRefusal(tx: Tx, subscriptionId: string, now: Date): Promise<boolean> {
  const renewal = await lockedRenewal(tx, subscriptionId);
  if (renewal?.state !== 'on') return false;
  const refusals = renewal.refusals + 1;
  const isOver = refusals >= maxRefusals;
  await tx
    .updateTable('renewals')
    .set({ refusals, refused_at: now, next_try_at: now, state: isOver ? 'ended' : 'on', changed_at: now })
    .where('subscription_id', '=', subscriptionId)
    .execute();
  const until = dayName(renewal.ends_at, now);
  const price = shortYuan(renewal.price_fen);
  await report(
    tx,
    renewal,
    isOver
      ? {
          title: '自动续费已停止',
          text: `话费余额不足，${renewal.goods_name}没有续费，也没有扣款。会员可继续使用到${until}；充值话费后，可在到期前重新开启自动续费。`,
        }
      : {
          title: '续费没有成功',
          text: `话费余额不足或号码不可用，${renewal.goods_name}的续费${price}元没有扣成，8小时后再试。会员可继续使用到${until}。`,
        },
    `refused ${refusals}`,
    now,
  );
  return isOver;
}

/** Ends a renewal whose membership ran out before the debit could be made. */
export async function giveUpRenewal(deps: Deps, { subscription_id }: RenewalRow, now: Date): Promise<void> {
  const orderNo = await openPeriodOrder(deps.db, subscription_id);
  if (orderNo !== undefined && (await closeUnpaid(deps, orderNo, '续费超时')) !== 'closed') return;
  await deps.db.transaction().execute(async (tx) => {
    const renewal = await lockedRenewal(tx, subscription_id);
    if (renewal?.state !== 'on' || renewal.ends_at > now) return;
    await tx
      .updateTable('renewals')
      .set({ state: 'ended', changed_at: now })
      .where('subscription_id', '=', subscription_id)
      .execute();
    const text = `${renewal.goods_name}已到期，没有续费，也没有扣款。需要的话可以重新开通。`;
    await report(tx, renewal, { title: '自动续费已停止', text }, 'given-up', now);
  });
}

const report = (
  tx: Tx,
  { subscription_id, user_id, period, order_no: orderNo }: RenewalRow,
  said: { readonly title: string; readonly text: string },
  what: string,
  now: Date,
): Promise<void> =>
  sendMessage(
    tx,
    {
      ...said,
      userId: user_id,
      // The day distinguishes the refusals of a renewal that was switched on again.
      source: `renewal ${subscription_id} ${period + 1} ${what} ${chinaDay(now)}`,
      kind: 'trade',
      topic: 'failed',
      link: { page: 'orderDetail', query: { orderNo } },
    },
    now,
  );
