import { endedRefundAt } from '#core/rules/order/code-ends.ts';
import type { Tx } from '../../../db/database.ts';
import type { DeliveryWay } from '../../../db/schema/fulfilment.ts';
import type { Deps } from '../../../deps.ts';
import { linesToSettle, settleOrder } from '../orders/settle-order.ts';
import { lockedOrder, type OrderRow } from '../orders/tables.ts';
import { logOrder, moveOrder } from '../orders/move-order.ts';
import { grantOrderChances } from '../../activities/public.ts';
import { refundFailed } from '../refunds/refund-lines.ts';
import { openMembership } from './open-membership.ts';
import { giveCoupons } from './give-coupons.ts';
import { takeCodes } from './take-codes.ts';

/** Orders begun in one round. */
export const perRound = 20;
/** A supplier has this long; then the line is refunded. */
const deliverWithinMs = 10 * 60_000;
/** The supplier of goods that name none. */
const ownSupplier = 'mall';

/** Begins the deliveries of paid orders; returns how many orders. The order's row is the job; orders on hold wait. */
export async function startDeliveries({ db, clock, log }: Deps): Promise<number> {
  const paid = await db
    .selectFrom('orders')
    .select('order_no')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('promotion_uses as u').select('u.order_no').whereRef('u.order_no', '=', 'orders.order_no'),
      ).as('has_promotions'),
    )
    .where('state', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_holds as h').select('h.order_no').whereRef('h.order_no', '=', 'orders.order_no'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(perRound)
    .execute();
  let started = 0;
  for (const { order_no: orderNo, has_promotions } of paid)
    try {
      started += await db.transaction().execute(async (tx) => {
        const order = await lockedOrder(tx, orderNo);
        if (order?.state !== 'paid') return 0;
        const now = clock.now();
        // An order's uses of promotions are written with it.
        if (has_promotions) await grantOrderChances(tx, { orderNo, userId: order.user_id }, now);
        await startOrder(tx, order, now);
        return 1;
      });
    } catch (error) {
      log.error({ err: error, orderNo }, 'an order could not be delivered and will be retried');
    }
  return started;
}

async function startOrder(
  tx: Tx,
  { order_no: orderNo, user_id: userId }: OrderRow,
  now: Date,
): Promise<void> {
  const lines = (await linesToSettle(tx, orderNo)).filter(({ refund_no }) => refund_no === null);
  const isPhysical = lines.some(({ kind }) => kind === 'physical');
  await moveOrder(tx, orderNo, 'delivering', isPhysical ? '商家开始备货' : '开始发放', now);
  const startedLines: (typeof lines)[number][] = [];
  for (const line of lines) {
    const { way, supplier } = await wayOf(tx, line);
    const at = { orderNo, line: line.line, skuId: line.sku_id, quantity: line.quantity, userId };
    const codes = way === 'codes' ? await takeCodes(tx, at, now) : undefined;
    const isShort = way === 'codes' && codes === undefined;
    const failure = isShort
      ? '券码库存不足'
      : way === 'membership'
        ? await openMembership(tx, at, now)
        : way === 'coupons'
          ? await giveCoupons(tx, at, now)
          : undefined;
    const isLocal = way !== 'supplier' && way !== 'post';
    const state = failure !== undefined ? 'failed' : isLocal ? 'delivered' : 'delivering';
    startedLines.push({ ...line, way, delivery: state });
    await tx
      .insertInto('order_deliveries')
      .values({
        order_no: orderNo,
        line: line.line,
        way,
        supplier,
        state,
        note: failure ?? '',
        next_try_at: now,
        deliver_by: new Date(now.getTime() + deliverWithinMs),
        settled_at: isLocal ? now : null,
        content_sealed: null,
        to_reconcile: null,
        code_terms: codes?.terms ?? null,
        // A gift goes back with the line that brought it.
        refund_due_at: codes && line.gift_of === null ? endedRefundAt(codes.endsAt) : null,
      })
      .execute();
    if (failure !== undefined) {
      await logOrder(tx, orderNo, 'delivering', `“${line.goods_name}”${failure}`, now);
      await refundFailed(tx, orderNo, line.line, failure, now);
    }
  }
  // A failed line is refunded, perhaps with others.
  const isKnown = startedLines.every(({ delivery }) => delivery !== 'failed');
  await settleOrder(tx, orderNo, now, isKnown ? startedLines : undefined);
}

interface Way {
  readonly way: DeliveryWay;
  readonly supplier: string;
}

/** How a line is delivered: plans open a membership or renew one, coupon packages give cards, the rest goes by its kind. */
async function wayOf(
  tx: Tx,
  {
    kind,
    sku_id: skuId,
    goods_id: goodsId,
    order_no: orderNo,
  }: Awaited<ReturnType<typeof linesToSettle>>[number],
): Promise<Way> {
  if (kind === 'physical') return { way: 'post', supplier: '' };
  if (kind === 'code') return { way: 'codes', supplier: '' };
  const [plan, coupons, goods, renewal] = await Promise.all([
    tx.selectFrom('product_plans').select('sku_id').where('sku_id', '=', skuId).executeTakeFirst(),
    tx.selectFrom('coupon_packages').select('sku_id').where('sku_id', '=', skuId).executeTakeFirst(),
    tx.selectFrom('goods').select('supplier').where('goods_id', '=', goodsId).executeTakeFirst(),
    tx.selectFrom('renewal_periods').select('order_no').where('order_no', '=', orderNo).executeTakeFirst(),
  ]);
  if (plan || renewal) return { way: 'membership', supplier: '' };
  if (coupons) return { way: 'coupons', supplier: '' };
  return { way: 'supplier', supplier: goods?.supplier ?? ownSupplier };
}
