import assert from 'node:assert/strict';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import type { payChannels } from '#core/rules/pay/pay-channels.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { PayAct } from '#core/contract/sandbox/upstreams.shapes.ts';
import { closeUnpaidWork } from '../../services/orders/orders/close-order.ts';
import { settleRefundsWork } from '../../services/orders/refunds/settle-refunds.ts';
import { queryPaymentsWork } from '../../services/payments/payments/query-payments.ts';
import { sendRefundsWork } from '../../services/payments/refund-sending/send-refunds.ts';
import { aGoods } from '../data/a-goods.ts';
import { aMember, type TestMember } from '../data/a-member.ts';
import { eventually } from '../eventually.ts';
import { freshId } from '../fresh.ts';
import { giveBalance } from '../data/give-balance.ts';
import { brokenPayments } from '../invariants/payment-invariants.ts';
import type { TestServer } from '../test-server.ts';
import { captureLateMoney } from './capture-late-money.ts';
import { brokenTrade, unsettledTrade, type TradeFacts } from './broken-trade.ts';

export type MethodId = keyof typeof payChannels;
export const breakable = ['chat-pay', 'wallet', 'operator-wallet', 'bank-card', 'billing'] as const;
export type Breakable = (typeof breakable)[number];

const stocks = [3, 2] as const;
const priceFen = 1_000;
const cardFen = 300;
const cardsOfEach = 2;
const startFen = 2_500;
const day = 86_400_000;

interface KnownOrder {
  readonly orderNo: string;
  readonly payableFen: number;
  readonly who: number;
}

/** Two buyers with points, a phone bill and two cards each, and two goods with little stock, on the real server and sandbox. */
export class TradeSystem {
  readonly orders: KnownOrder[] = [];
  readonly paymentNos: string[] = [];
  readonly #server: TestServer;
  #buyers: readonly TestMember[];
  readonly #skus: readonly string[];
  readonly #facts: TradeFacts;
  readonly #out = new Set<Breakable>();
  readonly #begun: Date;

  private constructor(server: TestServer, buyers: readonly TestMember[], skus: readonly string[]) {
    this.#server = server;
    this.#buyers = buyers;
    this.#skus = skus;
    this.#begun = server.now();
    this.#facts = {
      stock: new Map(skus.map((skuId, at) => [skuId, stocks[at] ?? 0])),
      points: new Map(buyers.map(({ userId }) => [userId, startFen])),
      cardsOfEach,
    };
  }

  static async create(server: TestServer): Promise<TradeSystem> {
    const buyers = [await aMember(server), await aMember(server)];
    for (const { userId, mobile } of buyers) {
      await giveBalance(server, mobile, startFen);
      await server.db.updateTable('users').set({ points: startFen }).where('user_id', '=', userId).execute();
      const card = { user_id: userId, coupon_type: 'qyfd', amount_fen: cardFen, title: '福袋券' } as const;
      // One expires during many stories, and is replaced when its order is refunded.
      for (const validMs of [day / 2, 60 * day])
        await server.db
          .insertInto('user_coupons')
          .values({
            ...card,
            card_code: freshId('card'),
            template_id: null,
            expires_at: new Date(server.now().getTime() + validMs),
          })
          .execute();
    }
    const skus: string[] = [];
    for (const stock_left of stocks)
      skus.push(`${await aGoods(server, { price_fen: priceFen, stock_left, coupon_types: ['qyfd'] })}.1`);
    return new TradeSystem(server, buyers, skus);
  }

  /** Sends one order so many times at once with one key: it is one order, and refused only without stock. */
  async submit(who: number, which: readonly number[], times: number): Promise<void> {
    const { db } = this.#server;
    const as = this.#buyer(who);
    const skuIds = which.map((at) => this.#skus[at % this.#skus.length] ?? '');
    const lines = skuIds.map((skuId) => ({ skuId, quantity: 1 }));
    const rows = await db.selectFrom('skus').select('stock_left').where('sku_id', 'in', skuIds).execute();
    const suffices = rows.every(({ stock_left }) => (stock_left ?? 0) >= 1);
    const shown = await this.#server.call(orders.previewOrder, { lines }, { as });
    if (!shown.success) return assert(!suffices, `preview: ${shown.message}`);
    const { payableFen } = shown.data;
    const headers = { 'idempotency-key': freshId('order-key') };
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        this.#server.call(orders.submitOrder, { lines, payableFen }, { as, headers }),
      ),
    );
    const taken = answers.filter(({ success }) => success);
    const [first] = taken;
    assert.equal(new Set(taken.map(({ data }) => data?.orderNo)).size, first ? 1 : 0);
    if (!first?.data) return assert(!suffices, `submit: ${answers[0]?.message}`);
    const { orderNo } = first.data;
    // It is delivered when the story says so.
    await db
      .insertInto('order_holds')
      .values({ order_no: orderNo, reason: 'test' })
      .onConflict((c) => c.doNothing())
      .execute();
    this.orders.push({ orderNo, payableFen, who });
  }

  async pay(which: number, payMethodId: MethodId): Promise<void> {
    const order = this.#order(which);
    if (!order) return;
    const { orderNo, payableFen, who } = order;
    const as = this.#buyer(who);
    const { data } = await this.#server.call(payments.createPayment, { orderNo, payMethodId }, { as });
    if (!data) return;
    assert.equal(data.amountFen, payableFen);
    if (!this.paymentNos.includes(data.paymentNo)) this.paymentNos.push(data.paymentNo);
  }

  async actAtCashier(which: number, result: PayAct['result'], times: number): Promise<void> {
    const paymentNo = this.paymentNos[which % Math.max(1, this.paymentNos.length)];
    if (paymentNo === undefined) return;
    const known = await this.#server.db
      .selectFrom('payments')
      .select('pay_method_id')
      .where('payment_no', '=', paymentNo)
      .executeTakeFirst();
    if (known?.pay_method_id === 3 || known?.pay_method_id === 6) return;
    await this.#server.sandbox(upstreams.payAtCashier, { paymentNo, result, times });
  }

  async cancel(which: number): Promise<void> {
    const order = this.#order(which);
    if (order)
      await this.#server.call(orders.cancelOrder, { orderNo: order.orderNo }, { as: this.#buyer(order.who) });
  }

  async refund(which: number, line: number | undefined): Promise<void> {
    const order = this.#order(which);
    if (!order) return;
    const input = {
      orderNo: order.orderNo,
      reason: '不想要了',
      ...(line !== undefined && { lines: [line] }),
    };
    await this.#server.call(afterSale.requestRefund, input, { as: this.#buyer(order.who) });
  }

  /** The supplier answers every delivery of the order in this way. */
  async deliver(which: number, mode: 'ok' | 'fail'): Promise<void> {
    const order = this.#order(which);
    if (!order) return;
    const { db, deps } = this.#server;
    await this.#server.sandbox(upstreams.setSupplier, { mode });
    await db.deleteFrom('order_holds').where('order_no', '=', order.orderNo).execute();
    deps.ordersPaid.notify();
    await eventually(
      () =>
        db
          .selectFrom('orders')
          .select('state')
          .where('order_no', '=', order.orderNo)
          .executeTakeFirstOrThrow(),
      ({ state }) => state !== 'paid' && state !== 'delivering',
    );
  }

  /** Sessions may end meanwhile, so the buyers sign in again. */
  async advance(ms: number): Promise<void> {
    await this.#server.advance(ms);
    this.#buyers = await Promise.all(this.#buyers.map(({ mobile }) => aMember(this.#server, { mobile })));
  }

  async switchOutage(upstream: Breakable): Promise<void> {
    const on = !this.#out.has(upstream);
    await this.#server.sandbox(upstreams.setOutage, { upstream, on });
    if (on) this.#out.add(upstream);
    else this.#out.delete(upstream);
  }

  async runJobs(): Promise<void> {
    const { deps } = this.#server;
    const works = [queryPaymentsWork, closeUnpaidWork, sendRefundsWork, settleRefundsWork];
    for (const work of works) await work(deps).run();
  }

  async check(): Promise<void> {
    assert.deepEqual(await brokenTrade(this.#server.db, this.#facts), []);
  }

  /** Everything answers again: paid orders are delivered, the others closed, and the ledger equals the channels' statements. */
  async settle(): Promise<void> {
    for (const upstream of this.#out)
      await this.#server.sandbox(upstreams.setOutage, { upstream, on: false });
    await this.#server.sandbox(upstreams.setSupplier, { mode: 'ok' });
    const orderNos = this.orders.map(({ orderNo }) => orderNo);
    if (orderNos.length > 0)
      await this.#server.db.deleteFrom('order_holds').where('order_no', 'in', orderNos).execute();
    this.#server.deps.ordersPaid.notify();
    await this.#untilSettled();
    await captureLateMoney(this.#server, this.#begun);
    await this.#untilSettled();
    await this.check();
    assert.deepEqual(await brokenPayments(this.#server.db), []);
  }

  #untilSettled = () =>
    eventually(
      async () => {
        await this.#server.advance(31 * 60_000);
        await this.runJobs();
        return unsettledTrade(this.#server.db, [...this.#facts.points.keys()]);
      },
      (unsettled) => unsettled.length === 0,
    );

  #buyer(who: number): TestMember {
    const buyer = this.#buyers[who % this.#buyers.length];
    assert(buyer);
    return buyer;
  }

  #order = (which: number): KnownOrder | undefined => this.orders[which % Math.max(1, this.orders.length)];
}
