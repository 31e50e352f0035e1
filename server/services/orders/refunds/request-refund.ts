import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { afterSale } from '#core/contract/order/after-sale.ts';
import { giftsRefusal } from '#core/rules/order/refund-verdict.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { lockedOrder } from '../orders/tables.ts';
import { lineFacts, type LineFacts } from './line-facts.ts';
import { lockDelivered } from './lock-delivered.ts';
import { refundLines } from './refund-lines.ts';
import { refundDetail, refundsOf } from './refund-views.ts';

type Call = typeof afterSale.requestRefund;

/** Refunds unused lines of one of the subscriber's own orders; a repetition answers the refund there is. */
export async function requestOwnRefund(
  deps: Deps,
  caller: Member,
  { orderNo, lines: input, codes, reason, gifts: shownGifts = 0 }: InputOf<Call>,
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
    const repeated = await refundOf(tx, orderNo, chosen, codes);
    if (repeated !== undefined) return repeated;
    const refused = chosen.find(({ verdict }) => !verdict.allowed);
    if (refused) throw new Refusal(refused.verdict.reason);
    const free = chosen.flatMap((line) => line.free_codes);
    // A shop may have taken one of them since the page was opened.
    if (codes?.some((codeId) => !free.includes(codeId)))
      throw new Refusal('选的券码有变化，请确认后重新提交');
    if (codes && chosen.some((line) => line.one_by_one && !line.free_codes.some((id) => codes.includes(id))))
      throw new Refusal('请选择要退的券码');
    const gifts = chosen.flatMap((line) => line.gifts).length;
    if (gifts !== shownGifts) throw new Refusal(giftsRefusal(gifts));
    return refundLines(
      tx,
      order,
      { cause: 'subscriber', reason, lines: chosen.map(({ line }) => line), codes },
      clock.now(),
    );
  });
  deps.refundsDue.notify();
  return refundDetail(deps, caller, refundNo);
}

/** The refund of what was given back before: of all these lines, or of all these codes. */
async function refundOf(
  tx: Tx,
  orderNo: string,
  chosen: readonly LineFacts[],
  codes: readonly string[] | undefined,
): Promise<string | undefined> {
  if (chosen.every(({ is_refunded }) => is_refunded)) return (await refundsOf(tx, orderNo))[0]?.refundNo;
  if (!codes) return undefined;
  const rows = await tx
    .selectFrom('order_refund_codes')
    .select('refund_no')
    .where('order_no', '=', orderNo)
    .where('code_id', 'in', codes)
    .execute();
  return rows.length === codes.length ? rows[0]?.refund_no : undefined;
}
