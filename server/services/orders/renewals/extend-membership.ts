import { dayName } from '#core/rules/format/day-name.ts';
import { addMonths } from '#core/rules/membership/add-months.ts';
import { firstNotice } from '#core/rules/membership/renewal-step.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../db/database.ts';
import { sendMessage } from '../../content/public.ts';
import { lockedRenewal } from './tables.ts';

/** 'not-renewal': the order opens a membership. 'refunded': the membership was refunded while the period was debited. */
export type Extended = 'extended' | 'not-renewal' | 'refunded';

/** Extends the membership by the period that an order has paid. */
export async function extendMembership(tx: Tx, orderNo: string, now: Date): Promise<Extended> {
  const period = await tx
    .selectFrom('renewal_periods')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  const renewal = period && (await lockedRenewal(tx, period.subscription_id));
  if (!renewal) return 'not-renewal';
  if (await isRefunded(tx, renewal)) return 'refunded';
  const { subscription_id, months, ends_at, user_id } = renewal;
  // After a gap the period begins when it is paid.
  const hasLapsed = ends_at <= now;
  const anchor_at = hasLapsed ? now : renewal.anchor_at;
  const anchor_months = (hasLapsed ? 0 : renewal.anchor_months) + months;
  const endsAt = addMonths(anchor_at, anchor_months);
  await tx
    .updateTable('renewal_periods')
    .set({ begins_at: hasLapsed ? now : ends_at })
    .where('order_no', '=', orderNo)
    .execute();
  await tx
    .updateTable('subscriptions')
    .set({ ends_at: endsAt })
    .where('subscription_id', '=', subscription_id)
    .execute();
  await tx
    .updateTable('renewals')
    .set({
      anchor_at,
      anchor_months,
      period: period.period,
      noticed_at: null,
      refusals: 0,
      refused_at: null,
      next_try_at: new Date(firstNotice(endsAt.getTime())),
    })
    .where('subscription_id', '=', subscription_id)
    .execute();
  await sendMessage(
    tx,
    {
      userId: user_id,
      source: `renewed ${orderNo}`,
      kind: 'trade',
      topic: 'done',
      title: '会员已续费',
      text: `${renewal.goods_name}已续费${shortYuan(renewal.price_fen)}元，有效期至${dayName(endsAt, now)}。`,
      link: { page: 'orderDetail', query: { orderNo } },
    },
    now,
  );
  return 'extended';
}

/** Whether the line that opened the membership was refunded. */
const isRefunded = async (
  tx: Tx,
  { order_no, line }: { readonly order_no: string; readonly line: number },
): Promise<boolean> =>
  (await tx
    .selectFrom('order_refund_lines')
    .select('refund_no')
    .where('order_no', '=', order_no)
    .where('line', '=', line)
    .executeTakeFirst()) !== undefined;
