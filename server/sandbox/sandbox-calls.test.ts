import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { sandbox, sandboxApi } from '#core/contract/sandbox/index.ts';
import { aGoods } from '../testing/data/a-goods.ts';
import { anOrder } from '../testing/data/orders/an-order.ts';
import { freshMobile } from '../testing/fresh.ts';
import { realUpstreams } from '../testing/upstreams/real-upstreams.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let inputs: Inputs;
beforeAll(async () => {
  server = await testServer();
  inputs = await inputsFor(server);
});
afterAll(() => server.stop());

type Name = keyof typeof sandbox;
type Inputs = { readonly [N in Name]: RequestOf<(typeof sandbox)[N]> };
const names = Object.keys(sandbox) as Name[];
const changes = names.filter((name) => sandbox[name].writes);

/** An input of each call that has an effect or an answer. A missing or misspelt call does not compile. */
async function inputsFor(to: TestServer): Promise<Inputs> {
  const mobile = freshMobile();
  const skuId = `${await aGoods(to)}.1`;
  const order = await anOrder(to);
  const { paymentNo } = await to.data(
    payments.createPayment,
    { orderNo: order.orderNo, payMethodId: 7 },
    { as: order.as },
  );
  const flashSale = { skuId, stock: 1, priceFen: 100 };
  const signed = { timestamp: '1', nonceStr: 'n' };
  return {
    state: {},
    openSession: { mobile },
    moveClock: { advanceMs: 1 },
    moments: {},
    samples: {},
    reset: {},
    demoOperators: {},
    newestCaptcha: {},
    demo: {},
    cardCodes: {},
    setStock: { skuId, left: 3 },
    setSoldOut: { on: false },
    makeFlashSale: flashSale,
    grant: { mobile, kind: 'points', amountFen: 5 },
    plantDifference: { channel: 'chat-pay', what: 'missing-here' },
    lounges: {},
    scanLounge: { qr: 'none', hallId: 'none' },
    tills: {},
    scanPayCode: { authCode: '62000000000000000000', shopCode: 'none', amountFen: 100 },
    takePayCode: { mobile },
    refundPayCode: { paymentNo: 'none', shopCode: 'none', amountFen: 100 },
    useVoucher: { orderNo: order.orderNo },
    moveParcels: {},
    inbox: {},
    setSupplier: { mode: 'ok' },
    setInvoices: { mode: 'ok' },
    setPictures: { mode: 'ok' },
    setOutage: { upstream: 'maps', on: false },
    payAtCashier: { paymentNo, result: 'close' },
    payInChatApp: { appId: 'a', ...signed, package: 'prepay_id=wx1', paySign: 's' },
    host: {},
    setPosition: { off: true },
    setHostUser: { mobile },
    setScript: { name: 'maps', mode: 'ok' },
    checkChatSignature: { ...signed, signature: 's', url: 'u' },
    issueProof: { kind: 'operator', mobile },
    setNetwork: { mobile: null },
    oneTap: { sign: 's' },
    handOver: { token: 't' },
    claims: {},
    eventsReport: {},
    recommendations: {},
    ledger: {},
    log: {},
    securityLog: {},
  };
}

const send = (to: TestServer, name: Name, body: string) => {
  const { method, prefix, path } = sandbox[name];
  return to.fetch(
    prefix + path,
    method === 'POST' ? { method, headers: { 'content-type': 'application/json' }, body } : {},
  );
};

describe('each call of the workbench', () => {
  it.each(names)('%s is answered with what its schema says', async (name) => {
    const response = await send(server, name, JSON.stringify(inputs[name]));
    expect(response.status).toBe(200);
    const { data } = sandboxApi.shapes[name];
    const answer: unknown = await response.json();
    expect(data.parse(answer)).toEqual(answer);
  });
});

/** What the workbench can change, as one text. */
async function everything(): Promise<string> {
  const tables = [
    'sandbox_state',
    'sandbox_proofs',
    'sandbox_numbers',
    'sandbox_trades',
    'users',
    'sessions',
    'skus',
    'area_stock',
    'maintenance_notices',
    'seckill_sessions',
    'seckill_goods',
    'till_payments',
    'lounge_scans',
    'shipments',
    'reconciled_days',
    'money_differences',
  ];
  const found = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ text: string | null }>`
        select string_agg(t::text, ' ' order by t::text) as text from ${sql.table(table)} t`.execute(
        server.db,
      );
      return `${table}: ${rows[0]?.text ?? ''}`;
    }),
  );
  return found.join('\n');
}

describe('a wrong body', () => {
  const wrong = { wrong: true };
  it.each(changes)('sent to %s is refused with a sentence, and changes nothing', async (name) => {
    const before = await everything();
    // Every field that the call knows has a wrong value.
    const fields = Object.fromEntries(Object.keys(inputs[name]).map((field) => [field, wrong]));
    const bodies = Object.keys(fields).length === 0 ? [[wrong]] : [[wrong], fields];
    for (const body of bodies) {
      const response = await send(server, name, JSON.stringify(body));
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: expect.stringMatching(/^请(检查|发送).+/) },
      ]);
    }
    expect(await everything()).toBe(before);
  });

  it('names the field and what is wrong with it', async () => {
    const response = await send(server, 'moveClock', '{"advanceMs":-1}');
    expect(await response.json()).toEqual({ error: '请检查 advanceMs：数值过小：期望 number >=0' });
  });
});

it.each([
  ['setStock', { skuId: 'none', left: 1 }],
  ['makeFlashSale', { skuId: 'none', stock: 1, priceFen: 1 }],
  ['payAtCashier', { paymentNo: 'none', result: 'success' }],
] as const)('%s answers 404 with a sentence where nothing has that name', async (name, input) => {
  const response = await send(server, name, JSON.stringify(input));
  expect([response.status, await response.json()]).toEqual([404, { error: expect.stringMatching(/./) }]);
});

it('none of the workbench’s calls is there where the real upstreams are', async () => {
  const real = await testServer({ database: server.database, settings: realUpstreams });
  const found = await Promise.all(
    names.map(async (name) => [name, (await send(real, name, JSON.stringify(inputs[name]))).status]),
  );
  await real.stop();
  expect(found).toEqual(names.map((name) => [name, 404]));
});
