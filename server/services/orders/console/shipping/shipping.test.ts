import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { messages } from '#core/contract/user/messages.ts';
import { aGoods } from '../../../../testing/data/a-goods.ts';
import type { TestMember } from '../../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../../testing/data/orders/a-paid-order.ts';
import { anOrder } from '../../../../testing/data/orders/an-order.ts';
import { anOrderToSend, aParcelSku } from '../../../../testing/data/orders/an-order-to-send.ts';
import { eventually } from '../../../../testing/eventually.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { raced } from '../../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { runTasksWork } from '../../../operators/tasks/run-tasks.ts';
import { importShipmentsTask } from './import-task.ts';

let server: TestServer;
let service: TestOperator;
let parcelGoods: string;
beforeAll(async () => {
  server = await testServer();
  service = await anOperator(server, { roles: ['service'] });
  parcelGoods = await aParcelSku(server);
});
afterAll(() => server.stop());

const reason = '仓库今天的发货表';
const hour = 3_600_000;
const carrier = '示例快递';
let numbers = 100_000_000_000;
const newNumber = () => `SF${(numbers += 1)}`;

/** An order of physical goods that waits to be sent. */
const aWaiting = ({ as, skuIds = [parcelGoods] }: { as?: TestMember; skuIds?: readonly string[] } = {}) =>
  anOrderToSend(server, { as, skuIds });
const stateOf = async (orderNo: string) =>
  (await server.db.selectFrom('orders').select('state').where('order_no', '=', orderNo).executeTakeFirst())
    ?.state;
const shipmentOf = (orderNo: string) =>
  server.db.selectFrom('shipments').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
const list = (input: Parameters<typeof consoleData<typeof shipping.shipments>>[2]) =>
  consoleData(server, shipping.shipments, input, service);
const found = async (orderNo: string) => (await list({ number: orderNo })).rows;
const send = (csv: string, isConfirmed = false) =>
  consoleData(server, shipping.importShipments, { csv, fileName: '仓库.csv', isConfirmed, reason }, service);
const file = (...rows: string[]) => ['订单号,快递公司,运单号', ...rows].join('\r\n');
const fileWithLines = (...rows: string[]) => ['订单号,行,快递公司,运单号', ...rows].join('\n');
const row = (orderNo: string, number = newNumber()) => `${orderNo},${carrier},${number}`;
const ship = (orderNo: string, trackingNo = newNumber()) =>
  callConsole(server, shipping.shipOrderByHand, { orderNo, carrier, trackingNo }, service);
const correct = (orderNo: string, shown: string, trackingNo: string, as = service) =>
  callConsole(server, shipping.correctShipment, { orderNo, shown, carrier, trackingNo, reason }, as);
const refund = (as: TestMember, orderNo: string, lines?: readonly number[]) =>
  server.call(
    afterSale.requestRefund,
    { orderNo, reason: '不想要了', ...(lines && { lines: [...lines] }) },
    { as },
  );
const portion = () => runTasksWork(server.deps, [importShipmentsTask]).run();
const finish = (taskId: string | null) =>
  eventually(
    async () => {
      await portion();
      return consoleData(server, tasks.task, { taskId: taskId ?? '' }, service);
    },
    ({ state }) => state === 'done',
  );
const reportOf = async (taskId: string | null) =>
  (await consoleData(server, tasks.taskLines, { taskId: taskId ?? '' }, service)).rows;
const actsOn = async (orderNo: string) =>
  (await consoleData(server, audit.auditLog, { object: orderNo }, await anOperator(server))).rows.map(
    ({ act }) => act,
  );

describe('the list of parcels', () => {
  it('shows what waits, the longest first, then what is on its way, then what was received', async () => {
    const [first, second] = [await aWaiting(), await aWaiting()];
    expect(await found(first.orderNo)).toMatchObject([
      { state: 'waiting', city: '南京', carrier: null, latest: null, isLate: false, moreLines: 0 },
    ]);
    const waiting = (await list({ state: 'waiting', limit: 100 })).rows.map(({ orderNo }) => orderNo);
    expect(waiting.indexOf(first.orderNo)).toBeLessThan(waiting.indexOf(second.orderNo));
    const number = newNumber();
    expect((await ship(first.orderNo, number)).success).toBe(true);
    expect(await found(number)).toMatchObject([
      {
        orderNo: first.orderNo,
        state: 'shipped',
        carrier,
        trackingNo: number,
        waitsSeconds: null,
        latest: { text: '商家已发货，等待揽收' },
      },
    ]);
    expect((await list({ state: 'waiting', number: first.orderNo })).rows).toEqual([]);
    expect((await list({ state: 'shipped', carrier })).rows.map(({ orderNo }) => orderNo)).toContain(
      first.orderNo,
    );
    await server.data(afterSale.confirmReceipt, { orderNo: first.orderNo }, { as: first.as });
    expect(await found(first.orderNo)).toMatchObject([
      { state: 'delivered', latest: { text: '您已确认收货' } },
    ]);
  });

  it('goes on by key without leaving a parcel out or showing one twice', async () => {
    const made = [await aWaiting(), await aWaiting(), await aWaiting()].map(({ orderNo }) => orderNo);
    await ship(made[1] ?? '');
    for (const state of ['waiting', undefined] as const) {
      const seen: string[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const page = await list({ limit: 1, ...(state && { state }), ...(after !== undefined && { after }) });
        seen.push(...page.rows.map(({ orderNo }) => orderNo));
        after = page.nextKey;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(state ? [made[0], made[2]] : made));
    }
  });

  it('names what waits for more hours than asked, and what is beyond the promise', async () => {
    const { orderNo } = await aWaiting();
    await server.db
      .updateTable('order_deliveries')
      .set({ next_try_at: new Date(server.now().getTime() - 49 * hour) })
      .where('order_no', '=', orderNo)
      .execute();
    const late = await list({ state: 'late', limit: 100 });
    expect(late.rows.map((each) => each.orderNo)).toEqual([orderNo]);
    expect(late.rows[0]).toMatchObject({ isLate: true });
    expect((await list({ overHours: 48 })).rows.map((each) => each.orderNo)).toEqual([orderNo]);
    expect((await list({ overHours: 50 })).rows).toEqual([]);
    expect(await consoleData(server, shipping.shipmentCounts, {}, service)).toMatchObject({ late: 1 });
    await ship(orderNo);
  });

  it('has an order with two physical goods once, and none whose goods were refunded', async () => {
    const { as, orderNo } = await aWaiting({ skuIds: [parcelGoods, await aParcelSku(server)] });
    expect(await found(orderNo)).toMatchObject([{ moreLines: 1 }]);
    expect((await refund(as, orderNo, [1])).success).toBe(true);
    expect(await found(orderNo)).toHaveLength(1);
    expect((await refund(as, orderNo, [2])).success).toBe(true);
    expect(await found(orderNo)).toEqual([]);
  });
});

describe('the file of the warehouse', () => {
  it('is judged row by row and changes nothing', async () => {
    const [good, sent, refunded] = [await aWaiting(), await aWaiting(), await aWaiting()];
    await ship(sent.orderNo);
    await refund(refunded.as, refunded.orderNo);
    const unpaid = await anOrder(server);
    const card = await aPaidOrder(server, good.as, {
      lines: [{ skuId: `${await aGoods(server, {})}.1`, quantity: 1 }],
    });
    const number = newNumber();
    const report = await send(
      file(
        row(good.orderNo, number),
        row('20260101000000000000'),
        row(card),
        row(unpaid.orderNo),
        row(refunded.orderNo),
        row(sent.orderNo),
        `${good.orderNo},飞鸽,${number}`,
        `${good.orderNo},${carrier},12`,
        row(good.orderNo),
        `${good.orderNo},${carrier},1.23E+12`,
      ),
    );
    expect(report).toMatchObject({ rows: 10, orders: 1, repeated: 0, wrong: 9, taskId: null });
    expect(report.faults.map(({ line, fault }) => [line, fault])).toEqual([
      [3, '没有这个订单'],
      [4, '订单里没有实物商品'],
      [5, '订单里没有实物商品'],
      [6, expect.stringMatching(/退款/)],
      [7, expect.stringMatching(/^已用示例快递 SF\d+ 发货$/)],
      [8, '不认识快递公司“飞鸽”'],
      [9, '运单号“12”不对'],
      [10, '和第 2 行重复'],
      [11, '运单号被表格软件改成了科学计数'],
    ]);
    expect(await shipmentOf(good.orderNo)).toBeUndefined();
    expect(await stateOf(good.orderNo)).toBe('delivering');
  });

  it('ships the right rows when it is confirmed, and its report has every row', async () => {
    const [one, two] = [await aWaiting(), await aWaiting()];
    const number = newNumber();
    const { taskId } = await send(
      file(`${one.orderNo},${carrier},sf ${number.slice(2)}`, row('20260101000000000000'), row(two.orderNo)),
      true,
    );
    expect(await finish(taskId)).toMatchObject({ total: 2, finished: 2, failed: 0 });
    expect(await reportOf(taskId)).toMatchObject([
      { lineNo: 2, content: one.orderNo, state: 'done' },
      { lineNo: 3, state: 'wrong', reason: '没有这个订单；核对订单号' },
      { lineNo: 4, content: two.orderNo, state: 'done' },
    ]);
    expect(await shipmentOf(one.orderNo)).toMatchObject({ tracking_no: number });
    expect([await stateOf(one.orderNo), await stateOf(two.orderNo)]).toEqual(['shipped', 'shipped']);
    expect(await actsOn(one.orderNo)).toEqual(['发货']);
    const { list: told } = await server.data(messages.messages, { kind: 'trade' }, { as: one.as });
    expect(told.map(({ title }) => title)).toEqual(['您的商品已发出']);
    const again = await send(file(row(one.orderNo, number), row(two.orderNo, number)), true);
    expect(again).toMatchObject({ orders: 0, repeated: 1, wrong: 1, taskId: null });
  });

  it('may name the lines of an order, which are sent in one parcel', async () => {
    const { orderNo } = await aWaiting({ skuIds: [parcelGoods, await aParcelSku(server)] });
    const number = newNumber();
    const part = (line: number, trackingNo = number) => `${orderNo},${line},${carrier},${trackingNo}`;
    expect((await send(fileWithLines(part(1)))).faults).toMatchObject([{ fault: '第 2 件实物没有写' }]);
    expect((await send(fileWithLines(part(1), part(3)))).faults).toMatchObject([
      { line: 2, fault: '订单里没有第 3 件商品' },
      { line: 3, fault: '订单里没有第 3 件商品' },
    ]);
    expect((await send(fileWithLines(part(1), part(2, newNumber())))).faults).toMatchObject([
      { line: 2, fault: '第 2 件实物没有写' },
      { line: 3, fault: '和第 2 行是同一个订单，运单号却不同' },
    ]);
    const { orders, taskId } = await send(fileWithLines(part(1), part(2)), true);
    expect(orders).toBe(1);
    expect(await finish(taskId)).toMatchObject({ finished: 2, failed: 0 });
    expect((await reportOf(taskId)).map(({ content, state }) => [content, state])).toEqual([
      [`${orderNo} 第1件`, 'done'],
      [`${orderNo} 第2件`, 'done'],
    ]);
    expect(await actsOn(orderNo)).toEqual(['发货']);
  });

  it('does not give one number to two subscribers', async () => {
    const [one, two, sent] = [await aWaiting(), await aWaiting(), await aWaiting()];
    const [number, used] = [newNumber(), newNumber()];
    await ship(sent.orderNo, used);
    expect((await send(file(row(one.orderNo, number), row(two.orderNo, number)))).faults).toMatchObject([
      { line: 3, fault: '运单号和第 2 行另一位用户的订单相同' },
    ]);
    expect((await send(file(row(one.orderNo, used)))).faults).toMatchObject([
      { line: 2, fault: `运单号已用在另一位用户的订单 ${sent.orderNo}` },
    ]);
    const same = await aWaiting({ as: one.as });
    expect(await send(file(row(one.orderNo, number), row(same.orderNo, number)))).toMatchObject({
      orders: 2,
      faults: [],
    });
  });

  it('is stopped between two orders, and the rest stays unsent', async () => {
    const orders = [await aWaiting(), await aWaiting(), await aWaiting()].map(({ orderNo }) => orderNo);
    const { taskId } = await send(file(...orders.map((orderNo) => row(orderNo))), true);
    await portion();
    await consoleData(server, tasks.stopTask, { taskId: taskId ?? '', reason }, service);
    await portion();
    const sent = await Promise.all(orders.map(shipmentOf));
    const { finished } = await consoleData(server, tasks.task, { taskId: taskId ?? '' }, service);
    expect(sent.filter(Boolean)).toHaveLength(finished);
    expect(finished).toBeLessThan(3);
  });

  it('goes on after its process dies in the middle of a row: each row is sent once', async () => {
    const orders = [await aWaiting(), await aWaiting(), await aWaiting()].map(({ orderNo }) => orderNo);
    const { taskId } = await server.db.transaction().execute(async (tx) => {
      await sql`select from orders where order_no = any(${orders}) for update`.execute(tx);
      const imported = await send(file(...orders.map((orderNo) => row(orderNo))), true);
      const dying = Promise.allSettled([portion()]);
      await eventually(
        async () => {
          const { rows } = await sql<{ pid: number }>`
            select pg_terminate_backend(pid) as pid from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%"orders"%for update'`.execute(
            server.db,
          );
          return rows.length;
        },
        (killed) => killed > 0,
      );
      await dying;
      return imported;
    });
    expect(await finish(taskId)).toMatchObject({ total: 3, finished: 3, failed: 0 });
    for (const orderNo of orders) expect(await actsOn(orderNo)).toEqual(['发货']);
  });

  it('and a refund at the same time: the goods are sent or refunded, never both', { timeout: 240_000 }, () =>
    raced(
      async () => {
        const waiting = await aWaiting();
        const { taskId } = await send(file(row(waiting.orderNo)), true);
        return { ...waiting, taskId };
      },
      async ({ as, orderNo, taskId }) => {
        const [refunded] = await Promise.all([refund(as, orderNo), portion()]);
        await finish(taskId);
        const [entry] = await reportOf(taskId);
        expect([refunded.success, entry?.state]).toEqual(
          refunded.success ? [true, 'failed'] : [false, 'done'],
        );
        expect((await shipmentOf(orderNo)) === undefined).toBe(refunded.success);
        if (refunded.success) expect(entry?.reason).toMatch(/退款；不要寄出$/);
      },
    ),
  );
});

describe('one order', () => {
  it('is sent from its page once, also by two at the same time', async () => {
    const { orderNo } = await aWaiting();
    const detail = () => consoleData(server, orderConsole.orderDetail, { orderNo }, service);
    expect((await detail()).acts).toMatchObject({ ship: null, correctShipment: '还没有发货' });
    const both = await Promise.all([ship(orderNo), ship(orderNo)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect((await detail()).acts).toMatchObject({ ship: '已经发货', correctShipment: null });
    expect(await actsOn(orderNo)).toEqual(['发货']);
    expect((await ship(orderNo, 'SF12')).message).toContain('不对');
  });

  it('gets another number for a reason, once of two at the same time, until it was received', async () => {
    const { as, orderNo } = await aWaiting();
    const [wrong, right] = [newNumber(), newNumber()];
    await ship(orderNo, wrong);
    const both = await Promise.all([correct(orderNo, wrong, right), correct(orderNo, wrong, newNumber())]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.find(({ success }) => !success)?.message).toContain('刚刚改成了');
    const now = (await shipmentOf(orderNo))?.tracking_no ?? '';
    expect((await correct(orderNo, now, now)).message).toBe('和现在的运单号一样');
    expect((await actsOn(orderNo)).toSorted()).toEqual(['发货', '更正运单号'].toSorted());
    const { list: told } = await server.data(messages.messages, { kind: 'trade' }, { as });
    expect(told.map(({ title }) => title)).toContain('运单号已更正');
    await server.data(afterSale.confirmReceipt, { orderNo }, { as });
    expect((await correct(orderNo, now, newNumber())).message).toBe('已经签收，不能再改运单号');
  });

  it('is sent by those who may alone', async () => {
    const { orderNo } = await aWaiting();
    const auditor = await anOperator(server, { roles: ['audit'] });
    const input = { orderNo, carrier, trackingNo: newNumber() };
    expect((await callConsole(server, shipping.shipOrderByHand, input, auditor)).success).toBe(false);
    expect((await callConsole(server, shipping.shipments, {}, auditor)).success).toBe(true);
    expect(await shipmentOf(orderNo)).toBeUndefined();
  });
});
