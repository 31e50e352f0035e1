import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { codes } from '#core/contract/envelope.ts';
import type { orders } from '#core/contract/order/orders.ts';
import { benefitVerdict } from '#core/rules/goods/benefit-mobile.ts';
import { payWithinMs } from '#core/rules/order/order-states.ts';
import { shortYuan, sumFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../db/database.ts';
import type { Turns } from '../../../db/take-turns.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { keyUsedSentence } from '../../../http/idempotency.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { heldOrRefuse, lockSale, orderSale, type ReserveSale } from '../../activity/sales/public.ts';
import { deductPoints } from '../../pay/public.ts';
import { takeSeat, writeSeat } from '../../activity/group-buy/public.ts';
import { checkPlans } from './check-plans.ts';
import { markPaid } from './mark-paid.ts';
import { newOrderNo } from './new-order-no.ts';
import { billOf, previewOf } from './preview-order.ts';
import { priceOrder, type PricedOrder } from './price-order.ts';
import { reserveCards, takeAreaStock, takeStock } from './reserve.ts';
import { orderByKey } from './tables.ts';

type Call = typeof orders.submitOrder;
type Input = InputOf<Call>;
type SubmitDeps = Deps & { readonly reserveSale: ReserveSale; readonly saleTurns: Turns };

/**
 * Writes an order, exactly once per idempotency key. Stock, cards and points are reserved in the same transaction; a price other
 * than the shown one is refused with the new one.
 */
export async function submitOrder(
  deps: SubmitDeps,
  caller: Member,
  input: Input,
  key: string = newId(),
): Promise<DataOf<Call>> {
  const reservationId = await reservationOf(deps, caller.userId, input, key);
  const { order, isNew } = await (reservationId === undefined
    ? orderOnce(deps, caller, input, key)
    : deps.saleTurns(() => orderOnce(deps, caller, input, key, reservationId)));
  if (!isNew && order.payable_fen !== input.payableFen) throw new Refusal(keyUsedSentence);
  if (isNew && order.state === 'paid') deps.ordersPaid.notify();
  return { orderNo: order.order_no, payableFen: order.payable_fen, state: order.state };
}

/** The order of a key: the earlier one, or a new one. */
async function orderOnce(
  deps: SubmitDeps,
  caller: Member,
  input: Input,
  key: string,
  reservationId?: string,
) {
  const { db, clock } = deps;
  const { userId, mobile } = caller;
  if (!(await orderByKey(db, userId, key))) await checkPlans(deps, caller, input.lines);
  const benefitMobile = await checkedBenefitMobile(deps, mobile, input);
  return db.transaction().execute(async (tx) => {
    if (reservationId !== undefined) await lockSale(tx, reservationId);
    await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    const earlier = await orderByKey(tx, userId, key);
    if (earlier) return { order: earlier, isNew: false };
    const now = clock.now();
    const price = await priceOrder(tx, userId, input, now);
    if (price.payableFen !== input.payableFen)
      throw new Refusal(
        `价格已更新为${shortYuan(price.payableFen)}元，请确认后重新提交`,
        codes.refused,
        previewOf(price),
      );
    return {
      order: await writeOrder(tx, deps, { userId, key, benefitMobile, input, price, reservationId }, now),
      isNew: true,
    };
  });
}

/** Reserves the pieces of a sale before every other query of the order: most requests of a rush end here. */
async function reservationOf(
  { reserveSale }: SubmitDeps,
  userId: string,
  { activityId, lines }: Input,
  key: string,
): Promise<string | undefined> {
  if (activityId === undefined) return undefined;
  const quantity = sumFen(lines.map((line) => line.quantity));
  const verdict = heldOrRefuse(await reserveSale({ userId, activityId, quantity, key }));
  return verdict.kind === 'held' ? verdict.reservationId : undefined;
}

/** The number that direct charges of the order go to, as the billing system knows it; undefined where none is needed. */
async function checkedBenefitMobile(
  { db, billing }: Deps,
  mobile: string,
  { lines, benefitMobile = mobile }: Input,
): Promise<string | undefined> {
  const charge = await db
    .selectFrom('skus as s')
    .innerJoin('goods as g', 'g.goods_id', 's.goods_id')
    .select('s.sku_id')
    .where(
      's.sku_id',
      'in',
      lines.map(({ skuId }) => skuId),
    )
    .where('g.kind', '=', 'charge')
    .limit(1)
    .executeTakeFirst();
  if (!charge) return undefined;
  const { allowed, reason } = benefitVerdict(true, await billing.number(benefitMobile));
  if (!allowed) throw new Refusal(reason ?? '该号码不能充值');
  return benefitMobile;
}

interface NewOrder {
  readonly userId: string;
  readonly key: string;
  readonly benefitMobile: string | undefined;
  readonly input: Input;
  readonly price: PricedOrder;
  readonly reservationId: string | undefined;
}

async function writeOrder(
  tx: Tx,
  { encryption }: Deps,
  { userId, key, benefitMobile, input, price, reservationId }: NewOrder,
  now: Date,
) {
  const areas = await takeAreaStock(tx, userId, input.addressId, price.orderLines);
  await takeStock(tx, price.orderLines);
  await reserveCards(tx, userId, price);
  const seat = price.group && (await takeSeat(tx, userId, price.group, activityFen(price), now));
  const order = await tx
    .insertInto('orders')
    .values({
      order_no: newOrderNo(now),
      user_id: userId,
      request_key: key,
      state: 'created',
      payable_fen: price.payableFen,
      freight_fen: price.freightFen,
      steps: JSON.stringify(billOf(price)),
      benefit_mobile_sealed: benefitMobile === undefined ? null : encryption.mobiles.seal(benefitMobile),
      address_id: areas.size > 0 ? (input.addressId ?? null) : null,
      created_at: now,
      pay_by: new Date(Math.min(now.getTime() + payWithinMs, seat?.expiresAt.getTime() ?? Infinity)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { order_no } = order;
  await tx
    .insertInto('order_lines')
    .values(
      price.orderLines.map((line, at) => ({
        order_no,
        line: at + 1,
        sku_id: line.skuId,
        goods_id: line.goodsId,
        goods_name: line.goodsName,
        sku_name: line.skuName,
        pic_url: line.picUrl,
        kind: line.kind,
        quantity: line.quantity,
        list_fen: price.lines[at]?.listFen ?? 0,
        coupon_fen: price.lines[at]?.couponFen ?? 0,
        points_fen: price.lines[at]?.pointsFen ?? 0,
        payable_fen: price.lines[at]?.payableFen ?? 0,
        took_stock: line.hasStockLimit,
        stock_area: areas.get(line.skuId) ?? null,
        multi_order: line.multiOrder,
      })),
    )
    .execute();
  if (price.sale)
    await orderSale(
      tx,
      reservationId ?? '',
      { orderNo: order_no, quantity: sumFen(price.orderLines.map(({ quantity }) => quantity)) },
      now,
    );
  const points = { userId, orderNo: order_no, amountFen: price.pointsFen };
  if (!(await deductPoints(tx, points, now))) throw new Refusal('AI豆不足，请重新确认价格');
  if (seat) await writeSeat(tx, { orderNo: order_no, userId }, seat, now);
  if (price.used.length > 0)
    await tx
      .insertInto('order_cards')
      .values(
        price.used.map(({ card, shares }) => ({
          order_no,
          card_code: card.cardCode,
          saved_fen: sumFen(shares),
        })),
      )
      .execute();
  await tx
    .insertInto('order_log')
    .values({ order_no, at: now, state: 'created', reason: '提交订单' })
    .execute();
  if (order.payable_fen > 0) return order;
  await markPaid(tx, { orderNo: order_no, paidFen: 0, reason: '无需支付' }, now);
  return { ...order, state: 'paid' as const };
}

/** What the activity pays of the order. */
const activityFen = ({ steps }: PricedOrder): number =>
  -sumFen(steps.filter(({ kind }) => kind === 'activity').map(({ amountFen }) => amountFen));
