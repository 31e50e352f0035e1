import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { eventually } from '../../../testing/eventually.ts';
import { anOperator, consoleData } from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { invoicesWork } from './issue-invoices.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer({ settings: { UPSTREAM_TIMEOUT_MS: '500' } });
});
beforeEach(async () => {
  member = await aMember(server);
  await service('ok');
});
afterAll(() => server.stop());

const service = (mode: 'ok' | 'late' | 'fail' | 'timeout') => server.sandbox(upstreams.setInvoices, { mode });
const isOut = (on: boolean) => server.sandbox(upstreams.setOutage, { upstream: 'invoices', on });
const fields = { titleKind: 'person', title: '王小明', email: 'wang@example.com' } as const;

/** An order of codes that are delivered and not shown, so each line can be refunded. */
async function aDoneOrder(lines = 1): Promise<string> {
  const skuIds = await Promise.all(
    Array.from({ length: lines }, async () => {
      const sku_id = `${await aGoods(server, { kind: 'code', price_fen: 2_000 })}.1`;
      await server.db
        .insertInto('sku_codes')
        .values({
          code_id: randomBytes(8).toString('hex'),
          sku_id,
          code_sealed: server.deps.encryption.goodsCodes.seal('6285310777310400'),
          valid_until: new Date(server.now().getTime() + 100 * 86_400_000),
        })
        .execute();
      return sku_id;
    }),
  );
  const orderNo = await aPaidOrder(server, member, {
    lines: skuIds.map((skuId) => ({ skuId, quantity: 1 })),
  });
  await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as: member }),
    ({ state }) => state === 'done',
  );
  return orderNo;
}
const request = (orderNo: string, more: object = {}) =>
  server.call(afterSale.requestInvoice, { orderNo, ...fields, ...more }, { as: member });
const shown = (orderNo: string) => server.data(afterSale.invoice, { orderNo }, { as: member });
/** Lets the job try as often as it wants, on a clock that runs ahead. */
const untilShown = (orderNo: string, state: string) =>
  eventually(
    async () => {
      await server.advance(30_000);
      await invoicesWork(server.deps).run();
      return shown(orderNo);
    },
    (invoice) => invoice.request?.state === state,
  );
const atService = (orderNo: string) =>
  server.db
    .selectFrom('sandbox_invoices')
    .select(['amount_fen', 'state'])
    .where('invoice_no', 'like', `${orderNo}-%`)
    .orderBy('invoice_no')
    .execute();
const titlesOfMessages = async () =>
  (
    await server.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', member.userId)
      .where('title', 'like', '电子发票%')
      .orderBy('published_at')
      .execute()
  ).map(({ title }) => title);
const refund = (orderNo: string, lines?: number[]) =>
  server.data(
    afterSale.requestRefund,
    { orderNo, reason: '不想要了', ...(lines && { lines }) },
    { as: member },
  );

describe('an invoice', () => {
  it('is issued for what was paid, with number, file and one message', async () => {
    const orderNo = await aDoneOrder();
    expect((await request(orderNo)).success).toBe(true);
    const { amountFen, request: issued } = await untilShown(orderNo, 'issued');
    expect(amountFen).toBe(2_000);
    expect(issued?.taxNumber).toMatch(/^\d{20}$/);
    expect((await fetch(issued?.fileUrl ?? '')).status).toBe(200);
    expect(await titlesOfMessages()).toEqual(['电子发票已开具']);
    const stored = JSON.stringify(await server.db.selectFrom('invoices').selectAll().execute());
    expect(stored).not.toContain('王小明');
    expect(stored).not.toContain('invoice-file');
  });

  it('is requested once, by the owner, after the order is done', async () => {
    await isOut(true);
    const orderNo = await aDoneOrder();
    const other = await aMember(server);
    for (const refused of [
      await server.call(afterSale.requestInvoice, { orderNo, ...fields }, { as: other }),
      await server.call(afterSale.invoice, { orderNo }, { as: other }),
    ])
      expect(refused).toMatchObject({ success: false, message: '没有找到该订单' });
    await Promise.all(Array.from({ length: 5 }, () => request(orderNo)));
    await request(orderNo, { title: '别人' });
    expect((await shown(orderNo)).request).toMatchObject({ title: '王小明' });
    await isOut(false);
    await untilShown(orderNo, 'issued');
    await request(orderNo, { title: '别人' });
    expect((await shown(orderNo)).request).toMatchObject({ title: '王小明', state: 'issued' });
    expect(await atService(orderNo)).toHaveLength(1);

    const unpaid = await aGoods(server);
    const input = { lines: [{ skuId: `${unpaid}.1`, quantity: 1 }] };
    const { payableFen } = await server.data(orders.previewOrder, input, { as: member });
    const open = await server.data(orders.submitOrder, { ...input, payableFen }, { as: member });
    expect(await request(open.orderNo)).toMatchObject({ success: false, message: '订单完成后才能开发票' });
  });

  it.each(['timeout', 'late'] as const)(
    'whose answer is lost or late (%s) is queried by its number and issued once',
    async (mode) => {
      await service(mode);
      const orderNo = await aDoneOrder();
      await request(orderNo);
      await eventually(
        async () => {
          await invoicesWork(server.deps).run();
          return atService(orderNo);
        },
        (rows) => rows.length > 0,
      );
      expect((await shown(orderNo)).request?.state).toBe('issuing');
      await service('ok');
      await untilShown(orderNo, 'issued');
      expect(await atService(orderNo)).toEqual([{ amount_fen: 2_000, state: 'issued' }]);
      const { requests } = await server.db
        .selectFrom('sandbox_invoices')
        .select('requests')
        .where('invoice_no', '=', `${orderNo}-F1`)
        .executeTakeFirstOrThrow();
      expect(requests).toBe(1);
      expect(await titlesOfMessages()).toEqual(['电子发票已开具']);
    },
  );

  it('that is refused says why, and is requested again with a corrected title', async () => {
    await service('fail');
    const orderNo = await aDoneOrder();
    await request(orderNo);
    const refused = await untilShown(orderNo, 'refused');
    expect(refused).toMatchObject({ amountFen: 2_000, request: { note: '发票抬头与税号不一致' } });
    await service('ok');
    await request(orderNo, { title: '王晓明' });
    expect((await untilShown(orderNo, 'issued')).request).toMatchObject({ title: '王晓明', note: '' });
    expect(await titlesOfMessages()).toEqual(['电子发票没有开具成功', '电子发票已开具']);
  });
});

describe('a refund after the invoice', () => {
  it('of the whole order reverses it', async () => {
    const orderNo = await aDoneOrder();
    await request(orderNo);
    await untilShown(orderNo, 'issued');
    await service('timeout');
    await refund(orderNo);
    expect((await shown(orderNo)).request?.state).toBe('reversing');
    await invoicesWork(server.deps).run();
    await service('ok');
    await untilShown(orderNo, 'reversed');
    expect(await atService(orderNo)).toEqual([{ amount_fen: 2_000, state: 'reversed' }]);
    expect(await titlesOfMessages()).toEqual(['电子发票已开具', '电子发票已红冲']);
    expect((await request(orderNo)).success).toBe(false);
    const fulfilment = await server.data(afterSale.orderFulfilment, { orderNo }, { as: member });
    expect(fulfilment.canInvoice).toBe(true);
  });

  it('of one line reverses it and issues another for the rest', async () => {
    const orderNo = await aDoneOrder(2);
    await request(orderNo);
    await untilShown(orderNo, 'issued');
    await refund(orderNo, [1]);
    expect(await untilShown(orderNo, 'issued')).toMatchObject({ amountFen: 2_000 });
    expect(await atService(orderNo)).toEqual([
      { amount_fen: 4_000, state: 'reversed' },
      { amount_fen: 2_000, state: 'issued' },
    ]);
  });

  it('that comes while it is being issued reverses it as soon as it is issued', async () => {
    await service('late');
    const orderNo = await aDoneOrder(2);
    await request(orderNo);
    await eventually(
      async () => {
        await invoicesWork(server.deps).run();
        return atService(orderNo);
      },
      (rows) => rows.length > 0,
    );
    await refund(orderNo, [2]);
    await service('ok');
    await eventually(
      async () => {
        await server.advance(30_000);
        await invoicesWork(server.deps).run();
        return atService(orderNo);
      },
      (rows) => rows.length === 2,
    );
    expect(await untilShown(orderNo, 'issued')).toMatchObject({ amountFen: 2_000 });
    expect(await atService(orderNo)).toEqual([
      { amount_fen: 4_000, state: 'reversed' },
      { amount_fen: 2_000, state: 'issued' },
    ]);
  });

  it('that comes before it is issued leaves nothing to issue', async () => {
    await isOut(true);
    const orderNo = await aDoneOrder();
    await server.db
      .insertInto('invoices')
      .values({
        order_no: orderNo,
        user_id: member.userId,
        round: 1,
        title_kind: 'person',
        title_sealed: server.deps.encryption.invoices.seal('王小明'),
        tax_no: null,
        email_sealed: server.deps.encryption.invoices.seal('wang@example.com'),
        amount_fen: 2_000,
        state: 'requested',
        requested_at: server.now(),
        issued_at: null,
        reversed_at: null,
        next_try_at: new Date(server.now().getTime() + 60_000),
        tax_code: null,
        tax_number: null,
        file_url_sealed: null,
      })
      .execute();
    await refund(orderNo);
    await isOut(false);
    expect((await untilShown(orderNo, 'refused')).request?.note).toBe('订单已退款，没有可开票的金额');
    expect(await atService(orderNo)).toEqual([]);
  });

  it('whose reversal the tax service refuses is shown to the operator, and reversed when repeated', async () => {
    const orderNo = await aDoneOrder();
    await request(orderNo);
    await untilShown(orderNo, 'issued');
    await service('fail');
    await refund(orderNo);
    const row = () =>
      server.db
        .selectFrom('invoices')
        .select(['invoice_no', 'amount_fen', 'note'])
        .where('order_no', '=', orderNo)
        .where('state', '=', 'reversing')
        .where('note', '<>', '')
        .executeTakeFirst();
    const refused = await eventually(
      async () => {
        await invoicesWork(server.deps).run();
        return row();
      },
      (found) => found !== undefined,
    );
    expect(refused).toMatchObject({ amount_fen: 2_000, note: '发票已用于抵扣' });
    expect((await shown(orderNo)).request).toMatchObject({ state: 'reversing', note: '' });
    const operator = await anOperator(server, { roles: ['service'] });
    const invoiceNo = refused?.invoice_no ?? '';
    const { rows } = await consoleData(server, invoiceDesk.invoices, { state: 'stopped' }, operator);
    expect(rows).toContainEqual(expect.objectContaining({ invoiceNo, note: '发票已用于抵扣' }));
    await service('ok');
    await consoleData(
      server,
      invoiceDesk.sendInvoiceAgain,
      { invoiceNo, reason: '税务服务已恢复' },
      operator,
    );
    await eventually(
      async () => {
        await invoicesWork(server.deps).run();
        return row();
      },
      (found) => found === undefined,
    );
    expect((await shown(orderNo)).request?.state).toBe('reversed');
  });

  it('whose reversal the tax service refuses is tried again a day later', async () => {
    const orderNo = await aDoneOrder();
    await request(orderNo);
    await untilShown(orderNo, 'issued');
    await service('fail');
    await refund(orderNo);
    await eventually(
      async () => {
        await invoicesWork(server.deps).run();
        return server.logs().filter((line) => line.includes('reversal of an invoice is refused'));
      },
      (lines) => lines.length > 0,
    );
    expect((await shown(orderNo)).request?.state).toBe('reversing');
    await service('ok');
    await server.advance(86_400_000);
    await invoicesWork(server.deps).run();
    await eventually(
      () => atService(orderNo),
      ([first]) => first?.state === 'reversed',
    );
  });
});
