import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { renewals } from '#core/contract/order/renewals.ts';
import { account } from '#core/contract/user/account.ts';
import { addMonths } from '#core/rules/membership/add-months.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { Deps } from '../../../deps.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aRenewingMembership, type RenewingMembership } from '../../../testing/data/a-renewing-membership.ts';
import { brokenPayments } from '../../../testing/invariants/payment-invariants.ts';
import { repeated, scattered } from '../../../testing/repeated.ts';
import { silentBilling } from '../../../testing/upstreams/silent-billing.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { phoneBill } from '../../../upstreams/payments/phone-bill.ts';
import { queryPaymentsWork } from '../../payments/payments/query-payments.ts';
import { startDeliveries } from '../fulfilment/start-deliveries.ts';
import { renewMemberships } from './renew-memberships.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
// A refund is sent after the answer to its request.
afterEach(async () => await expect.poll(() => brokenPayments(server.db)).toEqual([]));
afterAll(() => server.stop());

const hour = 3_600_000;
const day = 24 * hour;
/** The server's dependencies at another time; sign-ins stay valid. */
const at = (time: number, more: Partial<Deps> = {}): Deps => ({
  ...server.deps,
  clock: { now: () => new Date(time) },
  ...more,
});
/** Runs the job until nothing is due, and the deliveries that follow. */
async function work(deps: Deps): Promise<void> {
  while ((await renewMemberships(deps)) > 0);
  await startDeliveries(deps);
}
const queryChannels = (deps: Deps) => queryPaymentsWork(deps).run();
const endOf = async ({ subscriptionId }: RenewingMembership): Promise<number> =>
  (
    await server.db
      .selectFrom('subscriptions')
      .select('ends_at')
      .where('subscription_id', '=', subscriptionId)
      .executeTakeFirstOrThrow()
  ).ends_at?.getTime() ?? 0;
/** What the phone bill has paid, the first period included. */
const debits = async ({ as }: RenewingMembership): Promise<readonly number[]> =>
  (
    await server.db
      .selectFrom('sandbox_debits')
      .select('amount_fen')
      .where('mobile_lookup', '=', server.deps.encryption.mobiles.lookup(as.mobile))
      .where('state', '=', 'debited')
      .orderBy('amount_fen')
      .execute()
  ).map(({ amount_fen }) => amount_fen);
const titles = async ({ as }: RenewingMembership): Promise<readonly string[]> =>
  (await server.db.selectFrom('messages').select('title').where('user_id', '=', as.userId).execute())
    .map(({ title }) => title)
    .toSorted();
const notices = async ({ as }: RenewingMembership): Promise<readonly string[]> =>
  (await server.sandbox(upstreams.inbox, { mobile: as.mobile })).map(({ text }) => text);
const stop = ({ as, subscriptionId }: RenewingMembership) =>
  server.data(renewals.stopRenewal, { subscriptionId }, { as });
const resume = ({ as, subscriptionId }: RenewingMembership) =>
  server.call(renewals.resumeRenewal, { subscriptionId }, { as });
const isOn = async ({ as }: RenewingMembership) =>
  (await server.data(renewals.renewals, {}, { as })).list.map((each) => each.isOn);
/** Announced: the debit is due a day before the end. */
async function announced(): Promise<RenewingMembership> {
  const membership = await aRenewingMembership(server);
  await work(at(membership.endsAt.getTime() - 4 * day));
  return membership;
}
const later = at;

it('the price and the order of a membership say that it renews; those of goods do not', async () => {
  const { as, skuId, orderNo } = await aRenewingMembership(server);
  const goods = `${await aGoods(server)}.1`;
  const renews = async (sku: string) =>
    (await server.data(orders.previewOrder, { lines: [{ skuId: sku, quantity: 1 }] }, { as })).renews;
  expect([await renews(skuId), await renews(goods)]).toEqual([true, false]);
  expect((await server.data(orders.goodsOrder, { orderNo }, { as })).renews).toBe(true);
});

describe('a membership bought to renew', () => {
  it('is announced and debited once for each of three periods, at the agreed price', async () => {
    const membership = await aRenewingMembership(server);
    const opened = addMonths(membership.endsAt, -1);
    for (const period of [1, 2, 3]) {
      const end = await endOf(membership);
      expect(end).toBe(addMonths(opened, period).getTime());
      await work(at(end - 5 * day));
      expect(await notices(membership)).toHaveLength(period - 1);
      await work(at(end - 4 * day));
      await work(at(end - 3 * day));
      expect(await notices(membership)).toHaveLength(period);
      expect(await debits(membership)).toHaveLength(period);
      // A new price of the plan is for others.
      await server.db
        .updateTable('product_plans')
        .set({ price_fen: 5_000, next_price_fen: 9_900 })
        .where('sku_id', '=', membership.skuId)
        .execute();
      await work(at(end - day));
      await work(at(end - hour));
    }
    expect(await debits(membership)).toEqual([990, 1_990, 1_990, 1_990]);
    expect(await endOf(membership)).toBe(addMonths(opened, 4).getTime());
    expect((await notices(membership))[0]).toMatch(/从话费扣取19\.9元，续费1个月.*关闭自动续费/);
    expect(await titles(membership)).toEqual(
      [1, 2, 3].flatMap(() => ['自动续费提醒', '会员已续费']).toSorted(),
    );
    const { list } = await server.data(orders.orderList, { pageNum: 1, pageSize: 10 }, { as: membership.as });
    expect(list.map(({ state, payableFen }) => [state, payableFen])).toEqual([
      ['done', 1_990],
      ['done', 1_990],
      ['done', 1_990],
      ['done', 990],
    ]);
  });

  it('is debited once by jobs that run at the same time', async () => {
    const membership = await announced();
    const due = membership.endsAt.getTime() - day;
    await Promise.all(Array.from({ length: 5 }, () => work(at(due))));
    // The lease of an instance that died is over.
    await work(at(due + 6 * 60_000));
    expect(await debits(membership)).toEqual([990, 1_990]);
    expect(await endOf(membership)).toBe(addMonths(membership.endsAt, 1).getTime());
  });

  it('that was not paid from the phone bill renews only after the subscriber switched it on', async () => {
    const membership = await aRenewingMembership(server, { payMethodId: 6 });
    expect(await isOn(membership)).toEqual([false]);
    await work(at(membership.endsAt.getTime() - 4 * day));
    expect(await notices(membership)).toEqual([]);
    expect(await resume(membership)).toMatchObject({ data: { isOn: true, priceFen: 1_990 } });
    await work(at(membership.endsAt.getTime() - 4 * day));
    await work(at(membership.endsAt.getTime() - day));
    expect(await debits(membership)).toEqual([1_990]);
  });

  it('can be refunded period by period while unused, which ends the renewal', async () => {
    const membership = await announced();
    await work(at(membership.endsAt.getTime() - day));
    const { as, orderNo } = membership;
    const canRefund = async (no: string) =>
      (await server.data(afterSale.orderFulfilment, { orderNo: no }, { as })).lines[0]?.canRefund;
    expect(await canRefund(orderNo)).toBe(false);
    const { order_no } = await server.db
      .selectFrom('renewal_periods')
      .select('order_no')
      .where('subscription_id', '=', membership.subscriptionId)
      .executeTakeFirstOrThrow();
    await server.data(afterSale.requestRefund, { orderNo: order_no, lines: [1], reason: '不想要了' }, { as });
    expect(await endOf(membership)).toBe(membership.endsAt.getTime());
    expect(await isOn(membership)).toEqual([false]);
    expect(await canRefund(orderNo)).toBe(true);
  });
});

describe('a membership that is refunded while its next period is debited', () => {
  it('is not extended: what was debited after the refund comes back', () =>
    raced(announced, async (membership) => {
      const { as, orderNo } = membership;
      const due = at(membership.endsAt.getTime() - day);
      const [refunded] = await Promise.all([
        server.call(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as }),
        renewMemberships(due),
      ]);
      await work(due);
      const periods = await server.db
        .selectFrom('renewal_periods as p')
        .innerJoin('orders as o', 'o.order_no', 'p.order_no')
        .select(['o.state', 'p.begins_at'])
        .where('p.subscription_id', '=', membership.subscriptionId)
        .execute();
      // Refunded first, it is not debited, or the debit comes back.
      if (refunded.success)
        for (const { state, begins_at } of periods) {
          expect(['created', 'closed', 'refunding', 'refunded']).toContain(state);
          expect(begins_at).toBeNull();
        }
      else expect(periods.map(({ state }) => state)).toEqual(['done']);
    }));
});

describe('an upstream without an answer', () => {
  it('leaves a debit that was not made to the next try', async () => {
    const membership = await announced();
    const due = membership.endsAt.getTime() - day;
    const silent = { ...server.deps.payChannels, 'phone-bill': phoneBill(silentBilling) };
    await work(at(due, { payChannels: silent }));
    expect(await debits(membership)).toEqual([990]);
    await queryChannels(later(due + 60_000));
    await work(later(due + 10 * 60_000));
    expect(await debits(membership)).toEqual([990, 1_990]);
    expect(await endOf(membership)).toBe(addMonths(membership.endsAt, 1).getTime());
  });

  it('has made a debit whose answer was lost: it is found and counts once', async () => {
    const membership = await announced();
    const due = membership.endsAt.getTime() - day;
    const { billing } = server.deps;
    const lossy = phoneBill({
      ...billing,
      debit: async (order) => {
        await billing.debit(order);
        return undefined;
      },
    });
    await work(at(due, { payChannels: { ...server.deps.payChannels, 'phone-bill': lossy } }));
    await Promise.all([queryChannels(later(due + 60_000)), work(later(due + 10 * 60_000))]);
    await work(later(due + 20 * 60_000));
    expect(await debits(membership)).toEqual([990, 1_990]);
    expect(await endOf(membership)).toBe(addMonths(membership.endsAt, 1).getTime());
  });

  it('of messages gets the same notice again, and the debit waits for it', async () => {
    const membership = await aRenewingMembership(server);
    const due = membership.endsAt.getTime() - 4 * day;
    await work(at(due, { sms: { send: async () => 'unknown' } }));
    expect(await notices(membership)).toEqual([]);
    await work(at(due + 2 * day));
    await work(at(due + 3 * day));
    expect(await notices(membership)).toHaveLength(1);
    expect(await debits(membership)).toEqual([990]);
    await work(at(due + 5 * day));
    expect(await debits(membership)).toEqual([990, 1_990]);
    expect(await titles(membership)).toEqual(['会员已续费', '自动续费提醒']);
  });
});

it('after three refusals the renewal ends with a message, and the membership runs out', async () => {
  const membership = await aRenewingMembership(server, { balanceFen: 500 });
  const end = membership.endsAt.getTime();
  await work(at(end - 4 * day));
  for (const hours of [24, 23, 16, 8, 7, 1]) await work(at(end - hours * hour));
  expect(await debits(membership)).toEqual([990]);
  expect(await titles(membership)).toEqual([
    '续费没有成功',
    '续费没有成功',
    '自动续费已停止',
    '自动续费提醒',
  ]);
  expect(await endOf(membership)).toBe(end);
  expect(await isOn(membership)).toEqual([false]);
  const { list } = await server.data(orders.orderList, { pageNum: 1, pageSize: 10 }, { as: membership.as });
  expect(list.map(({ state }) => state)).toEqual(['closed', 'done']);
  await server.db
    .updateTable('sandbox_numbers')
    .set({ balance_fen: 5_000 })
    .where('mobile_lookup', '=', server.deps.encryption.mobiles.lookup(membership.as.mobile))
    .execute();
  expect(await resume(membership)).toMatchObject({ data: { isOn: true } });
  await work(at(end - hour / 2));
  expect(await debits(membership)).toEqual([990, 1_990]);
});

describe('stopping', () => {
  it('takes effect for the next period, keeps what is paid, and can be taken back', async () => {
    const membership = await announced();
    expect(await stop(membership)).toMatchObject({ isOn: false, endsAt: membership.endsAt.toISOString() });
    expect(await stop(membership)).toMatchObject({ isOn: false });
    await work(at(membership.endsAt.getTime() - day));
    expect(await debits(membership)).toEqual([990]);
    expect(await resume(membership)).toMatchObject({ data: { isOn: true } });
    await work(at(membership.endsAt.getTime() - day));
    expect(await debits(membership)).toEqual([990, 1_990]);
    expect(await resume({ ...membership, as: await aMember(server) })).toMatchObject({
      success: false,
      message: '没有找到该会员',
    });
  });

  it('at the moment of the debit ends in a paid period or none, never in half of one', () =>
    repeated(async (below) => {
      const members = await Promise.all([announced(), announced(), announced()]);
      for (const membership of members) {
        const due = membership.endsAt.getTime() - day;
        const acts = [() => work(at(due)), () => stop(membership), () => work(at(due))];
        await scattered(below, acts.length, async (nth) => void (await acts[nth]?.()));
        await queryChannels(later(due + hour));
        await work(later(due + hour));
        const paid = (await debits(membership)).length - 1;
        expect(await endOf(membership)).toBe(addMonths(membership.endsAt, paid).getTime());
        expect(await isOn(membership)).toEqual([false]);
        await work(at(membership.endsAt.getTime() - hour));
        expect(await debits(membership)).toHaveLength(paid + 1);
      }
    }));

  it('is part of closing the account', async () => {
    const membership = await announced();
    await server.data(account.requestClosing, {}, { as: membership.as });
    expect(await isOn(membership)).toEqual([false]);
    await work(at(membership.endsAt.getTime() - day));
    expect(await debits(membership)).toEqual([990]);
  });
});
