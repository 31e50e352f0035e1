import { debitTime } from '#core/rules/membership/renewal-step.ts';
import type { Renewal } from '#core/contract/order/renewals.shapes.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { closeUnpaid } from '../orders/close-order.ts';
import { lockedRenewal, openPeriodOrder, renewalFacts, renewalsOf, type RenewalRow } from './tables.ts';

const viewOf = (row: RenewalRow, now: Date): Renewal => ({
  subscriptionId: row.subscription_id,
  productId: row.product_id,
  skuId: row.sku_id,
  productName: row.goods_name,
  planName: row.sku_name,
  orderNo: row.order_no,
  months: row.months,
  priceFen: row.price_fen,
  isOn: row.state === 'on',
  endsAt: row.ends_at.toISOString(),
  debitAt: new Date(Math.max(debitTime(renewalFacts(row)), now.getTime())).toISOString(),
});

/** The subscriber's memberships that run and can renew. */
export async function ownRenewals(
  { db, clock }: Deps,
  { userId }: Member,
): Promise<{ list: Renewal[]; serverNow: string }> {
  const now = clock.now();
  const rows = await renewalsOf(db, userId);
  return {
    list: rows.filter(({ ends_at }) => ends_at > now).map((row) => viewOf(row, now)),
    serverNow: now.toISOString(),
  };
}

const ownRenewal = async (tx: Tx, userId: string, subscriptionId: string): Promise<RenewalRow> => {
  const renewal = await lockedRenewal(tx, subscriptionId);
  if (renewal?.user_id !== userId) throw new Refusal('没有找到该会员');
  return renewal;
};

/**
 * Stops a renewal at once; what is paid stays. A debit that has begun is cancelled at the phone bill; one that was made before counts, and
 * the answer shows its period.
 */
export async function stopRenewal(deps: Deps, { userId }: Member, subscriptionId: string): Promise<Renewal> {
  const { db, clock } = deps;
  await db.transaction().execute(async (tx) => {
    await ownRenewal(tx, userId, subscriptionId);
    await switchOff(tx, [subscriptionId], clock.now());
  });
  await cancelPeriod(deps, subscriptionId);
  return db
    .transaction()
    .execute(async (tx) => viewOf(await ownRenewal(tx, userId, subscriptionId), clock.now()));
}

/** Stops every renewal of a subscriber. */
export async function stopRenewals(deps: Deps, userId: string): Promise<void> {
  const own = (await renewalsOf(deps.db, userId)).map(({ subscription_id }) => subscription_id);
  if (own.length === 0) return;
  await deps.db.transaction().execute((tx) => switchOff(tx, own, deps.clock.now()));
  for (const subscriptionId of own) await cancelPeriod(deps, subscriptionId);
}

const switchOff = (tx: Tx, subscriptionIds: readonly string[], now: Date) =>
  tx
    .updateTable('renewals')
    .set({ state: 'off', changed_at: now })
    .where('subscription_id', 'in', subscriptionIds)
    .where('state', '=', 'on')
    .execute();

async function cancelPeriod(deps: Deps, subscriptionId: string): Promise<void> {
  const orderNo = await openPeriodOrder(deps.db, subscriptionId);
  if (orderNo !== undefined) await closeUnpaid(deps, orderNo, '您关闭了自动续费');
}

/** Switches a renewal on, from the phone bill, while the membership runs. */
export async function resumeRenewal(
  { db, clock }: Deps,
  { userId }: Member,
  subscriptionId: string,
): Promise<Renewal> {
  return db.transaction().execute(async (tx) => {
    const renewal = await ownRenewal(tx, userId, subscriptionId);
    const now = clock.now();
    if (renewal.state === 'on') return viewOf(renewal, now);
    if (renewal.ends_at <= now) throw new Refusal('会员已到期，请重新开通');
    // The cancelled order of the next period makes place for a new one.
    await tx
      .deleteFrom('renewal_periods as p')
      .where('p.subscription_id', '=', subscriptionId)
      .where('p.period', '=', renewal.period + 1)
      .where((e) =>
        e.exists(
          e
            .selectFrom('orders as o')
            .select('o.order_no')
            .whereRef('o.order_no', '=', 'p.order_no')
            .where('o.state', 'in', ['closed', 'refunded']),
        ),
      )
      .execute();
    const change = { state: 'on', refusals: 0, refused_at: null, next_try_at: now, changed_at: now } as const;
    await tx.updateTable('renewals').set(change).where('subscription_id', '=', subscriptionId).execute();
    return viewOf({ ...renewal, ...change }, now);
  });
}
