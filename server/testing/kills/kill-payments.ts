import { setTimeout as sleep } from 'node:timers/promises';
import { environments } from '#core/config/environments.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { queryPaymentsWork } from '../../services/payments/payments/query-payments.ts';
import { sendRefundsWork } from '../../services/payments/refund-sending/send-refunds.ts';
import { aMember } from '../data/a-member.ts';
import { anOrder, type TestOrder } from '../data/orders/an-order.ts';
import { eventually } from '../eventually.ts';
import { giveBalance } from '../data/give-balance.ts';
import type { KillableProduct } from './killable-product.ts';
import { brokenPayments } from '../invariants/payment-invariants.ts';
import { seededInt } from '../seeded.ts';
import { sendCall } from '../send-call.ts';
import type { TestServer } from '../test-server.ts';
import { callSandbox } from '../call-sandbox.ts';

export interface PaymentKillPlan extends KillableProduct {
  readonly kills: number;
  readonly seed: number;
}

/**
 * The statements at which a process hangs until it is killed: before a channel acts, when it has acted, and when we book it. In the
 * middle, debits and refunds of the wallet hang at the channel and the others at our booking; the second time it is the reverse.
 */
const moments = [
  ['sandbox_debits', 'sandbox_refunds', 'capture-payment', 'ledger_entries'],
  ['sandbox_state'],
  ['sandbox_trades', 'sandbox_credits', 'capture-payment', 'ledger_entries'],
  // At random.
  [],
] as const;
const longestLifeMs = 120;

/** Kills processes that pay and refund by phone bill and cashier; returns what is wrong with money after each kill. */
export async function killPayments({
  server,
  wire,
  kills,
  seed,
  start,
}: PaymentKillPlan): Promise<readonly string[]> {
  const below = seededInt(seed);
  const broken: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const moment = moments[kill % moments.length] ?? [];
    const [toPay, toRefund] = [await twoOrders(server), await twoOrders(server)];
    for (const [at, order] of toRefund.entries()) await payHere(server, order, methods[at] ?? 7);
    const running = start();
    const origin = await running.origin();
    wire.loseAnswersTo(...moment);
    const sent = Promise.allSettled([
      ...toPay.map((order, at) => payThere(origin, order, methods[at] ?? 7)),
      ...toRefund.map(({ as, orderNo }) =>
        sendCall(root(origin), afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as }),
      ),
    ]);
    if (moment.length === 0) await sleep(below(longestLifeMs));
    else
      await eventually(
        async () => wire.unresponsive() + (await doneRefunds(server, toRefund)),
        (hanging) => hanging >= toPay.length + toRefund.length,
      );
    running.child.kill('SIGKILL');
    await Promise.all([running.ended, sent]);
    wire.resume();
    await settled(server);
    broken.push(...(await brokenPayments(server.db)).map((what) => `kill ${kill}: ${what}`));
  }
  return broken;
}

/** The phone bill, and the operator's wallet with its cashier. */
const methods = [3, 7] as const;
const root = (origin: string): string => origin + environments.dev.base;

async function twoOrders(server: TestServer): Promise<readonly TestOrder[]> {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, 1_500);
  return [await anOrder(server, { as }), await anOrder(server)];
}

async function payHere(server: TestServer, { as, orderNo }: TestOrder, payMethodId: 3 | 7): Promise<void> {
  const { paymentNo } = await server.data(payments.createPayment, { orderNo, payMethodId }, { as });
  if (payMethodId === 7) await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
}

async function payThere(origin: string, { as, orderNo }: TestOrder, payMethodId: 3 | 7): Promise<void> {
  const { envelope } = await sendCall(root(origin), payments.createPayment, { orderNo, payMethodId }, { as });
  if (payMethodId === 3 || !envelope.data) return;
  const { paymentNo } = envelope.data;
  await callSandbox(origin, upstreams.payAtCashier, { paymentNo, result: 'success' });
}

/** Refunds that the other instance was faster to send. */
const doneRefunds = async (server: TestServer, orders: readonly TestOrder[]): Promise<number> =>
  (
    await server.db
      .selectFrom('payment_refunds')
      .select('refund_no')
      .where(
        'order_no',
        'in',
        orders.map(({ orderNo }) => orderNo),
      )
      .where('state', '=', 'done')
      .execute()
  ).length;

/** The other instance queries attempts without an answer and sends refunds until none is open. */
async function settled(server: TestServer): Promise<void> {
  await eventually(
    async () => {
      await server.advance(16 * 60_000);
      await queryPaymentsWork(server.deps).run();
      await sendRefundsWork(server.deps).run();
      return [
        await server.db
          .selectFrom('payments')
          .select('payment_no')
          .where('state', 'in', ['open', 'closing'])
          .execute(),
        await server.db
          .selectFrom('payment_refunds')
          .select('refund_no')
          .where('state', '=', 'requested')
          .execute(),
      ].flat();
    },
    (open) => open.length === 0,
  );
}
