import fc from 'fast-check';
import { payAct, type PayAct } from '#core/contract/sandbox/upstreams.shapes.ts';
import { breakable, type Breakable, type MethodId, type TradeSystem } from './trade-system.ts';

type Command = fc.AsyncCommand<object, TradeSystem>;

/** A command that checks the whole state after each run. */
const command = (name: string, act: (system: TradeSystem) => Promise<void>): Command => ({
  check: () => true,
  run: async (_model, system) => {
    await act(system);
    await system.check();
  },
  toString: () => name,
});

const submits = (who: number, which: readonly number[], times: number) =>
  command(`submits(${who}, [${which.join(', ')}], ${times} times)`, (system) =>
    system.submit(who, which, times),
  );
const pays = (order: number, method: MethodId) =>
  command(`pays(${order}, by ${method})`, (system) => system.pay(order, method));
const actsAtCashier = (payment: number, result: PayAct['result'], notices: number) =>
  command(`actsAtCashier(${payment}, ${result}, ${notices} notices)`, (system) =>
    system.actAtCashier(payment, result, notices),
  );
const buys = (
  who: number,
  which: readonly number[],
  method: MethodId,
  result: PayAct['result'],
  notices: number,
) =>
  command(
    `buys(${who}, [${which.join(', ')}], by ${method}, ${result}, ${notices} notices)`,
    async (system) => {
      await system.submit(who, which, 1);
      await system.pay(system.orders.length - 1, method);
      await system.actAtCashier(system.paymentNos.length - 1, result, notices);
    },
  );
const cancels = (order: number) => command(`cancels(${order})`, (system) => system.cancel(order));
const refunds = (order: number, line: number | undefined) =>
  command(`refunds(${order}, ${line ?? 'all'})`, (system) => system.refund(order, line));
const delivers = (order: number, mode: 'ok' | 'fail') =>
  command(`delivers(${order}, ${mode})`, (system) => system.deliver(order, mode));
const passes = (ms: number) => command(`passes(${ms})`, (system) => system.advance(ms));
const switchesOutage = (upstream: Breakable) =>
  command(`switchesOutage(${upstream})`, (system) => system.switchOutage(upstream));
const runsJobs = command('runsJobs', (system) => system.runJobs());

const order = fc.nat({ max: 5 });
const buyer = fc.nat({ max: 1 });
const goods = fc.shuffledSubarray([0, 1], { minLength: 1 });
const method = fc.constantFrom<MethodId>(1, 2, 3, 6, 7, 8);
const result = fc.constantFrom(
  'success' as const,
  'success' as const,
  'success' as const,
  ...payAct.shape.result.options,
);
const notices = fc.nat({ max: 3 });
const purchase = fc.tuple(buyer, goods, method, result, notices).map((each) => buys(...each));

/** What is frequent in life stands twice. */
export const everyTradeCommand: fc.Arbitrary<Command>[] = [
  purchase,
  purchase,
  fc.tuple(buyer, goods, fc.integer({ min: 1, max: 3 })).map((each) => submits(...each)),
  fc.tuple(order, method).map((each) => pays(...each)),
  fc.tuple(order, result, notices).map((each) => actsAtCashier(...each)),
  order.map(cancels),
  fc.tuple(order, fc.constantFrom(1, 2, undefined)).map((each) => refunds(...each)),
  fc.tuple(order, fc.constantFrom('ok' as const, 'fail' as const)).map((each) => delivers(...each)),
  fc.constantFrom(10_000, 60_000, 31 * 60_000, 86_400_000).map(passes),
  fc.constantFrom(...breakable).map(switchesOutage),
  fc.constant(runsJobs),
];
