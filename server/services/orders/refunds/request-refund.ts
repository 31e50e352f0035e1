import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { afterSale } from '#core/contract/order/after-sale.ts';
import { giftsRefusal } from '#core/rules/order/refund-verdict.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { lockedOrder } from '../orders/tables.ts';
import { lineFacts } from './line-facts.ts';
import { lockDelivered } from './lock-delivered.ts';
import { refundLines } from './refund-lines.ts';
import { refundDetail, refundsOf } from './refund-views.ts';

type Call = typeof afterSale.requestRefund;

/** Refunds unused lines of one of the subscriber's own orders; a repetition answers the refund there is. */
export async function requestOwnRefund(
  deps: Deps,
  caller: Member,
  { orderNo, lines: input, reason, gifts: shownGifts = 0 }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const { db, clock } = deps;
  const refundNo = await db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, orderNo);
    if (!order || order.user_id !== caller.userId) throw new Refusal('没有找到该订单');
    await lockDelivered(tx, order);
    const facts = await lineFacts(tx, orderNo, clock.now());
    const lines =
      input ??
      facts.filter(({ is_refunded, gift_of }) => !is_refunded && gift_of === null).map(({ line }) => line);
    const chosen = facts.filter(({ line }) => lines.includes(line));
    if (chosen.length !== new Set(lines).size) throw new Refusal('没有找到该商品');
    if (chosen.every(({ is_refunded }) => is_refunded)) {
      const [latest] = await refundsOf(tx, orderNo);
      if (latest) return latest.refundNo;
    }
    const refused = chosen.find(({ verdict }) => !verdict.allowed);
    if (refused) throw new Refusal(refused.verdict.reason);
    const gifts = chosen.flatMap((line) => line.gifts).length;
    if (gifts !== shownGifts) throw new Refusal(giftsRefusal(gifts));
    return refundLines(
      tx,
      order,
      { cause: 'subscriber', reason, lines: chosen.map(({ line }) => line) },
      clock.now(),
    );
  });
  deps.refundsDue.notify();
  return refundDetail(deps, caller, refundNo);
}
