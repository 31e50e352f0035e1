import { sql } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { afterSale } from '#core/contract/order/after-sale.ts';
import type { OrderCounts } from '#core/contract/order/after-sale.shapes.ts';
import { hideRefusal } from '#core/rules/order/shown-order.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { orderUses, ordersToUse } from '../orders/order-uses.ts';
import { lockedOrder, orderOf } from '../orders/tables.ts';

/** How many orders wait for what. */
export async function orderCounts({ db, clock }: Deps, { userId }: Member): Promise<OrderCounts> {
  const { rows } = await sql<OrderCounts>`
    select count(*) filter (where state = 'created')::integer as unpaid,
      count(*) filter (where state in ('paid', 'delivering'))::integer as delivering,
      count(*) filter (where state = 'shipped')::integer as shipped,
      count(*) filter (where state = 'refunding')::integer as refunding,
      (select count(*)::integer from ${ordersToUse(userId, clock.now())} t join orders u using (order_no)
        where u.hidden_at is null) as "toUse"
    from orders where user_id = ${userId} and state in ('created', 'paid', 'delivering', 'shipped', 'refunding')`.execute(
    db,
  );
  return rows[0] ?? { unpaid: 0, delivering: 0, shipped: 0, refunding: 0, toUse: 0 };
}

/** Takes an order that is over off the subscriber's list; it is kept for the accounts. */
export async function hideOrder({ db, clock }: Deps, { userId }: Member, orderNo: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, orderNo);
    if (!order || order.user_id !== userId) throw new Refusal('没有找到该订单');
    const { isRefunding, ...use } = (await orderUses(tx, [orderNo], clock.now()))(orderNo);
    const refusal = hideRefusal({ state: order.state, use, isRefunding });
    if (refusal !== undefined) throw new Refusal(refusal);
    await tx
      .updateTable('orders')
      .set({ hidden_at: clock.now() })
      .where('order_no', '=', orderNo)
      .where('hidden_at', 'is', null)
      .execute();
  });
}

/** The lines of an order that are still sold, and the names of those that are not. Plans of memberships are bought on their own pages. */
export async function buyAgain(
  { db, clock }: Deps,
  { userId }: Member,
  orderNo: string,
): Promise<DataOf<typeof afterSale.buyAgain>> {
  if (!(await orderOf(db, userId, orderNo))) throw new Refusal('没有找到该订单');
  const all = await db
    .selectFrom('order_lines as l')
    .leftJoin('skus as s', 's.sku_id', 'l.sku_id')
    .leftJoin('goods as g', (j) => j.onRef('g.goods_id', '=', 's.goods_id').on(isListed(clock.now())))
    .select(['l.goods_name', 'l.quantity', 'l.sku_id', 'g.goods_id', 'g.limit_per_order', 's.stock_left'])
    .where('l.order_no', '=', orderNo)
    .orderBy('l.line')
    .execute();
  const lines = all.flatMap(({ goods_id: goodsId, sku_id: skuId, quantity, limit_per_order, stock_left }) =>
    goodsId === null || stock_left === 0
      ? []
      : [{ goodsId, skuId, quantity: Math.min(quantity, limit_per_order ?? 1, stock_left ?? quantity) }],
  );
  if (lines.length === 0) throw new Refusal('商品已下架或售罄，看看别的吧');
  const sold = new Set(lines.map(({ skuId }) => skuId));
  return {
    lines,
    missing: all.filter(({ sku_id }) => !sold.has(sku_id)).map(({ goods_name }) => goods_name),
  };
}
