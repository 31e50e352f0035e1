import type { Selectable } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Tx } from '../../../db/database.ts';
import type { BusinessOrders } from '../../../db/schema/number-manager.ts';
import type { Deps } from '../../../deps.ts';
import { sendMessage } from '../../content/public.ts';

type Settling = Pick<Deps, 'db' | 'clock' | 'billing' | 'encryption'>;
type Order = Selectable<BusinessOrders> & { readonly name: string; readonly months: number | null };

const retryMs = 30_000;
const atOnce = 20;

/** Sends orders that the billing system has not answered again; returns how many it answered. */
export async function settleBusinessOrders(deps: Settling): Promise<number> {
  const due = await deps.db
    .selectFrom('business_orders')
    .select('order_no')
    .where('state', '=', 'pending')
    .where('try_at', '<=', deps.clock.now())
    .orderBy('try_at')
    .limit(atOnce)
    .execute();
  const outcomes = await Promise.all(due.map(({ order_no }) => settleBusinessOrder(deps, order_no)));
  return outcomes.filter((outcome) => outcome !== 'pending').length;
}

/** Sends one order. The billing system knows repetitions by its number, so no lock is held meanwhile. */
export async function settleBusinessOrder(
  { db, clock, billing, encryption }: Settling,
  orderNo: string,
): Promise<'done' | 'refused' | 'pending'> {
  const order = await db
    .selectFrom('business_orders as o')
    .innerJoin('businesses as b', 'b.business_id', 'o.business_id')
    .innerJoin('users as u', 'u.user_id', 'o.user_id')
    .selectAll('o')
    .select(['b.name', 'b.months', 'u.mobile_sealed'])
    .where('o.order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  if (order.state !== 'pending') return order.state;
  const outcome = await billing.changeBusiness({
    orderNo,
    mobile: encryption.mobiles.open(order.mobile_sealed),
    businessId: order.business_id,
    action: order.action,
    priceFen: order.price_fen,
  });
  const now = clock.now();
  if (outcome === undefined) {
    await db
      .updateTable('business_orders')
      .set({ try_at: new Date(now.getTime() + retryMs) })
      .where('order_no', '=', orderNo)
      .execute();
    return 'pending';
  }
  await db.transaction().execute(async (tx) => {
    const settled = await tx
      .updateTable('business_orders')
      .set({ state: outcome, settled_at: now })
      .where('order_no', '=', orderNo)
      .where('state', '=', 'pending')
      .returning('order_no')
      .executeTakeFirst();
    if (!settled) return;
    if (outcome === 'done') await (order.action === 'open' ? opened : left)(tx, order);
    await report(tx, order, outcome, now);
  });
  return outcome;
}

/** A one-time offer is delivered with the order and is not held afterwards. */
const opened = (tx: Tx, { order_no, user_id, business_id, effective_at, months }: Order): Promise<unknown> =>
  tx
    .insertInto('business_subscriptions')
    .values({
      subscription_id: order_no,
      user_id,
      business_id,
      opened_at: effective_at,
      ends_at: months === null ? effective_at : null,
    })
    .onConflict((c) => c.doNothing())
    .execute();

/** The offer lasts to the end of the month; one that begins later never begins. */
const left = (tx: Tx, { user_id, business_id, effective_at }: Order): Promise<unknown> =>
  tx
    .updateTable('business_subscriptions')
    .set((e) => ({ ends_at: e.fn<Date>('greatest', ['opened_at', e.val(effective_at)]) }))
    .where('user_id', '=', user_id)
    .where('business_id', '=', business_id)
    .where('ends_at', 'is', null)
    .execute();

const report = (tx: Tx, order: Order, outcome: 'done' | 'refused', now: Date): Promise<void> => {
  const opens = order.action === 'open';
  const day = chinaDay(order.effective_at);
  const done = opens ? `“${order.name}”已开通，${day}生效。` : `“${order.name}”已退订，${day}起不再收费。`;
  return sendMessage(
    tx,
    {
      userId: order.user_id,
      source: `business ${order.order_no}`,
      kind: 'service',
      topic: outcome === 'done' ? 'done' : 'failed',
      title: outcome === 'done' ? (opens ? '业务已开通' : '业务已退订') : '业务没有办理成功',
      text: outcome === 'done' ? done : `“${order.name}”没有办理成功，没有产生费用。请核对号码状态后再试。`,
      link: { page: 'numberManager', query: {} },
    },
    now,
  );
};
