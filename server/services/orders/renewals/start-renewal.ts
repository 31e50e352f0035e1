import type { Selectable } from 'kysely';
import { firstNotice } from '#core/rules/membership/renewal-step.ts';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Tx } from '../../../db/database.ts';
import type { ProductPlans } from '../../../db/schema/offers-and-shops.ts';

interface Opened {
  readonly orderNo: string;
  readonly line: number;
  readonly userId: string;
  readonly subscriptionId: string;
  readonly endsAt: Date;
}

/**
 * Stores the renewal of a membership that was just opened, at the price agreed with the order. Only the phone bill can be debited without
 * the subscriber: a membership that was paid otherwise does not renew until the subscriber switches it on.
 */
export async function startRenewal(
  tx: Tx,
  plan: Pick<Selectable<ProductPlans>, 'auto_renew' | 'months' | 'next_price_fen'>,
  { orderNo, line, userId, subscriptionId, endsAt }: Opened,
  now: Date,
): Promise<void> {
  if (!plan.auto_renew) return;
  const [paid, bought] = await Promise.all([
    tx
      .selectFrom('payments')
      .select('pay_method_id')
      .where('order_no', '=', orderNo)
      .where('state', '=', 'paid')
      .where('is_surplus', '=', false)
      .executeTakeFirst(),
    tx
      .selectFrom('order_lines')
      .select('list_fen')
      .where('order_no', '=', orderNo)
      .where('line', '=', line)
      .executeTakeFirstOrThrow(),
  ]);
  const price_fen = plan.next_price_fen ?? bought.list_fen;
  if (price_fen === 0) return;
  await tx
    .insertInto('renewals')
    .values({
      subscription_id: subscriptionId,
      user_id: userId,
      order_no: orderNo,
      line,
      months: plan.months,
      price_fen,
      state: paid && payChannels[paid.pay_method_id] === 'phone-bill' ? 'on' : 'off',
      anchor_at: now,
      anchor_months: plan.months,
      noticed_at: null,
      refused_at: null,
      next_try_at: new Date(firstNotice(endsAt.getTime())),
      changed_at: now,
    })
    .execute();
}
