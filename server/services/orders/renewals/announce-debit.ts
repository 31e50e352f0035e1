import { names } from '#core/config/names.ts';
import { dayName } from '#core/rules/format/day-name.ts';
import { debitTime } from '#core/rules/membership/renewal-step.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import type { Deps } from '../../../deps.ts';
import { isSettled } from '../../../upstreams/sms/port.ts';
import { accountById } from '../../accounts/public.ts';
import { sendMessage } from '../../content/public.ts';
import { renewalFacts, type RenewalRow } from './tables.ts';

const retryMs = 60_000;

/** Announces the debit of the next period by message and SMS. Both know their repetitions, so it is sent once however often it is tried. */
export async function announceDebit(deps: Deps, renewal: RenewalRow, now: Date): Promise<void> {
  const { db } = deps;
  const { subscription_id, user_id, period } = renewal;
  const debitAt = debitTime({ ...renewalFacts(renewal), noticedAt: now.getTime() });
  const source = `renewal ${subscription_id} ${period + 1}`;
  const text = `您的${renewal.goods_name}（${renewal.sku_name}）将于${dayName(debitAt, now)}从话费扣取${shortYuan(renewal.price_fen)}元，续费${renewal.months}个月。不再需要的，请在扣费前打开“会员”页点“关闭自动续费”，已付的当期继续有效。`;
  await sendMessage(
    db,
    {
      userId: user_id,
      source,
      kind: 'trade',
      topic: 'payment',
      title: '自动续费提醒',
      text,
      link: { page: 'orderDetail', query: { orderNo: renewal.order_no } },
    },
    now,
  );
  const account = await accountById(deps, user_id);
  const isSent =
    account === undefined ||
    isSettled(
      await deps.sms.send({
        id: source,
        mobile: account.mobile,
        channel: 'sms',
        text: `【${names.product}】${text}`,
      }),
    );
  await db
    .updateTable('renewals')
    .set(
      isSent
        ? { noticed_at: now, next_try_at: new Date(debitAt) }
        : { next_try_at: new Date(now.getTime() + retryMs) },
    )
    .where('subscription_id', '=', subscription_id)
    .where('period', '=', period)
    .where('noticed_at', 'is', null)
    .execute();
}
