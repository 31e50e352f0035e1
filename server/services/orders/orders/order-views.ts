import { sql, type SelectQueryBuilder } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { orders } from '#core/contract/order/orders.ts';
import type { GoodsOrder, OrderSummary } from '#core/contract/order/orders.shapes.ts';
import { monthRights } from '#core/rules/membership/month-rights.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { orderMissing, type OrderState } from '#core/rules/order/order-states.ts';
import { shownOrder } from '#core/rules/order/shown-order.ts';
import { mapPage, paged, timedPage, type PageInput } from '../../../db/paged.ts';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { waitingGroups } from '../../activities/public.ts';
import { productGroups } from '../../rights/public.ts';
import { deliveryAddress } from '../addresses/own-addresses.ts';
import { orderUses, ordersToUse, type UseOfOrder } from './order-uses.ts';
import { orderFirstClaimDay } from './order-first-claim-day.ts';
import { linesOf, orderOf, type OrderRow } from './tables.ts';

type Line = Awaited<ReturnType<typeof linesOf>>[number];
type WaitingGroup = Awaited<ReturnType<typeof waitingGroups>>[number];

const summaryOf = (
  order: OrderRow,
  lines: readonly Line[],
  groups: readonly WaitingGroup[],
  { isRefunding, until, ...use }: UseOfOrder,
): OrderSummary => {
  const waitingGroup = groups.find(({ order_no }) => order_no === order.order_no)?.group_no ?? null;
  return {
    orderNo: order.order_no,
    state: order.state,
    stateText: shownOrder({ state: order.state, waitsForGroup: waitingGroup !== null, use, isRefunding })
      .text,
    waitingGroup,
    use: { ...use, until: until?.toISOString() ?? null },
    isRefunding,
    payableFen: order.payable_fen,
    createdAt: order.created_at.toISOString(),
    payBy: order.state === 'created' ? order.pay_by.toISOString() : null,
    lines: lines
      .filter(({ order_no }) => order_no === order.order_no)
      .map((line) => ({
        skuId: line.sku_id,
        goodsId: line.goods_id,
        goodsName: line.goods_name,
        skuName: line.sku_name,
        picUrl: line.pic_url,
        kind: line.kind,
        quantity: line.quantity,
        listFen: line.list_fen,
        payableFen: line.payable_fen,
        giftOf: line.gift_of,
        opensMembership: line.opens_membership === true,
      })),
  };
};

/** The subscriber's orders, newest first. A keyword is searched for among the lines of these orders alone. */
export async function orderList(
  { db, clock }: Deps,
  { userId }: Member,
  { state, states = state && [state], toUse, keyword, ...page }: InputOf<typeof orders.orderList>,
): Promise<DataOf<typeof orders.orderList>> {
  const now = clock.now();
  const own = db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('hidden_at', 'is', null)
    .$if(states !== undefined, (q) => q.where('state', 'in', states ?? []))
    .$if(toUse === false, (q) =>
      q.where(sql<boolean>`order_no not in (select order_no from ${ordersToUse(userId, now)} t)`),
    )
    .$if(keyword !== undefined, (q) => q.where(hasKeyword(keyword ?? '')));
  const rows = toUse
    ? await toUsePage(page, own, ordersToUse(userId, now))
    : await paged(page, own, own.selectAll().orderBy('created_at', 'desc').orderBy('order_no'));
  const orderNos = rows.list.map(({ order_no }) => order_no);
  const [lines, groups, useOf] = await Promise.all([
    linesOf(db, orderNos),
    waitingGroups(db, orderNos),
    orderUses(db, orderNos, now),
  ]);
  return timedPage(
    mapPage(rows, (order) => summaryOf(order, lines, groups, useOf(order.order_no))),
    now,
  );
}

/** The orders with something to use, what ends first foremost. */
function toUsePage(
  page: PageInput,
  own: SelectQueryBuilder<Tables, 'orders', object>,
  toUse: ReturnType<typeof ordersToUse>,
) {
  const joined = own.innerJoin(toUse.as('t'), 't.order_no', 'orders.order_no');
  return paged(page, joined, joined.selectAll('orders').orderBy('t.until').orderBy('orders.order_no'));
}

/** Whether an order has this number, or a line with the keyword in its name; upper and lower case are the same. */
const hasKeyword = (keyword: string) => sql<boolean>`(
  orders.order_no = ${keyword} or exists (
    select from order_lines l
    where l.order_no = orders.order_no and strpos(lower(l.goods_name || ' ' || l.sku_name), lower(${keyword})) > 0
  ))`;

export async function goodsOrder(deps: Deps, caller: Member, orderNo: string): Promise<GoodsOrder> {
  const { db, clock, encryption } = deps;
  const order = await orderOf(db, caller.userId, orderNo);
  if (!order) throw new Refusal(orderMissing);
  const [lines, groups, useOf, firstClaimDay, address, log, plans, dataMb] = await Promise.all([
    linesOf(db, [orderNo]),
    waitingGroups(db, [orderNo]),
    orderUses(db, [orderNo], clock.now()),
    orderFirstClaimDay(db, orderNo, clock.now()),
    order.address_id === null ? null : deliveryAddress({ db, encryption }, order.address_id),
    db
      .selectFrom('order_log')
      .select(['at', 'state', 'reason'])
      .where('order_no', '=', orderNo)
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('order_lines as l')
      .innerJoin('product_plans as p', 'p.sku_id', 'l.sku_id')
      .select(['p.product_id', 'p.auto_renew'])
      .where('l.order_no', '=', orderNo)
      .execute(),
    orderedMb(db, orderNo),
  ]);
  const [plan] = plans;
  const rightGroups = plan && (await productGroups(deps, caller, plan.product_id));
  return {
    ...summaryOf(order, lines, groups, useOf(orderNo)),
    paidFen: order.paid_fen,
    firstClaimDay,
    monthRights: rightGroups ? monthRights(rightGroups) : null,
    dataMb,
    refundedFen: order.refunded_fen,
    steps: [...order.steps],
    benefitMobile:
      order.benefit_mobile_sealed === null
        ? null
        : maskMobile(encryption.mobiles.open(order.benefit_mobile_sealed)),
    address,
    log: log.map(({ at, state, reason }) => ({ at: at.toISOString(), state: state as OrderState, reason })),
    renews: plans.some(({ auto_renew }) => auto_renew),
    serverNow: clock.now().toISOString(),
  };
}

/** Megabytes of the data packs of an order that were not given back. */
async function orderedMb(db: Db, orderNo: string): Promise<number> {
  const { rows } = await sql<{ readonly mb: number }>`
    select coalesce(sum(g.flow_mb * l.quantity), 0)::integer as mb from order_lines l join goods g using (goods_id)
    where l.order_no = ${orderNo} and l.kind = 'charge'
      and not exists (select from order_refund_lines r where r.order_no = l.order_no and r.line = l.line)`.execute(
    db,
  );
  return rows[0]?.mb ?? 0;
}
