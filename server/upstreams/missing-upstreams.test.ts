import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upstreamNames, type UpstreamName } from '#core/config/upstreams.ts';
import { allCalls } from '#core/contract/all-calls.ts';
import { gateway } from '#core/contract/common/gateway.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { callNeeds, upstreamTexts } from '#core/rules/upstreams/not-offered.ts';
import { aGoods } from '../testing/data/a-goods.ts';
import { aMember } from '../testing/data/a-member.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { eventually } from '../testing/eventually.ts';
import { validInput } from '../testing/generated-input.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { realUpstreams } from '../testing/upstreams/real-upstreams.ts';
import { startupMessage } from '../startup-message.ts';

const all: Readonly<Record<string, string>> = {
  ...realUpstreams,
  MINI_PROGRAM_SECRET: 'a secret of the mini-program',
  LOUNGE_SECRET: 'a secret of the lounges, 32 characters +',
  MERCHANT_SECRET: 'a secret of the merchants, 32 characters',
  ONE_TAP_SCRIPT_URL: 'https://one-tap.example/sdk.js',
  CHAT_SDK_URLS: 'https://chat.example/sdk.js',
};
/** What the settings of each system begin with. */
const prefixOf: Readonly<Record<UpstreamName, string>> = {
  sms: 'SMS_GATEWAY_',
  suppliers: 'SUPPLIER_',
  identity: 'IDENTITY_',
  billing: 'BILLING_',
  invoices: 'INVOICE_',
  'chat-app': 'CHAT_APP_',
  'mini-program': 'MINI_PROGRAM_',
  'chat-pay': 'CHAT_PAY_',
  wallet: 'WALLET_',
  'operator-wallet': 'OPERATOR_WALLET_',
  'bank-card': 'BANK_CARD_',
  maps: 'MAPS_API_',
  lounge: 'LOUNGE_',
  merchant: 'MERCHANT_',
};
/** Systems that go with another one. */
const together: Readonly<Partial<Record<UpstreamName, readonly UpstreamName[]>>> = {
  'chat-app': ['mini-program'],
};
const methodOf: Readonly<Partial<Record<UpstreamName, 1 | 2 | 3 | 7 | 8>>> = {
  'chat-pay': 1,
  wallet: 2,
  billing: 3,
  'operator-wallet': 7,
  'bank-card': 8,
};

/** Calls that begin or end something, as they begin it: ending stays possible. */
const begins: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'content.openBusiness': { action: 'open' },
  'content.bindNumber': { action: 'bind', mobile: '13800000099', smsCode: '123456' },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const without = (name: UpstreamName): Promise<TestServer> =>
  testServer({
    database,
    settings: {
      MALL_ENV: 'production',
      PROCESSES: '1',
      MALL_SECRET: 'a secret of this test that is long enough',
      ...Object.fromEntries(Object.entries(all).filter(([setting]) => !setting.startsWith(prefixOf[name]))),
    },
  });

describe('every call that needs a system of others', () => {
  it('is one of the contract', () => {
    const ids = new Set(allCalls.map(({ id }) => id));
    expect(Object.keys(callNeeds).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe.each(upstreamNames)('without %s, in production', (name) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await without(name);
  });
  afterAll(() => server.stop());
  const missing = [name, ...(together[name] ?? [])];
  const refusals = missing.map((each) => upstreamTexts[each].refusal);

  it('the server starts, and says so in its table and on /readyz?verbose', async () => {
    expect(server.config.sandbox).toBe(false);
    const table = startupMessage(server.config, server.origin);
    expect(table).toContain(`不提供：${upstreamTexts[name].without}`);
    expect(table.match(/未接入/g)).toHaveLength(missing.length);
    const ready = await eventually(
      () => server.fetch('/readyz?verbose'),
      ({ ok }) => ok,
    );
    const { upstreams } = (await ready.json()) as { upstreams: { name: string; state: string }[] };
    expect(upstreams.filter(({ state }) => state !== 'set').map((each) => each.name)).toEqual(missing);
    expect(await (await server.fetch('/readyz')).json()).toEqual({ ready: true });
  });

  it('pages know it from their document', () => {
    const { external } = server.config;
    expect(external.missing).toEqual(missing);
    expect(external.scripts.oneTap === '').toBe(name === 'identity');
    expect(external.scripts.chatSdk.length === 0).toBe(name === 'chat-app');
  });

  it('each call that needs it is refused in a clear sentence, and no other one for its sake', async () => {
    const member = await aMember(server);
    for (const call of allCalls) {
      const { id, endpoint } = call;
      const needed = callNeeds[id];
      if (!needed) continue;
      const [sample] = fc.sample(validInput(call), { numRuns: 1, seed: 1 });
      const input = { ...sample, ...begins[id] };
      const { message, code } = await server.call(endpoint, input, { as: member });
      const needs = needed.some((each) => missing.includes(each));
      expect([id, refusals.includes(message)]).toEqual([id, needs]);
      if (needs) expect(code).toBe('0');
    }
  });

  it('the till has the methods of the others', async () => {
    const member = await aMember(server);
    const goodsId = await aGoods(server);
    const skuId = `${goodsId}.1`;
    const { list } = await server.data(detail.payMethods, { goodsId, skuId }, { as: member });
    const gone = methodOf[name];
    expect(list.map(({ payMethodId }) => payMethodId)).toEqual(
      [1, 2, 3, 6, 7, 8].filter((method) => method !== gone),
    );
    expect(list.some(({ recommended }) => recommended)).toBe(true);
    if (gone === undefined) return;
    const paid = await server.call(
      payments.createPayment,
      { orderNo: '202601010000000001', payMethodId: gone, scene: 'h5' },
      { as: member },
    );
    expect(paid.message).toBe(upstreamTexts[name].refusal);
  });

  it('what is closed by it is closed on every page, for everybody', async () => {
    const member = await aMember(server);
    const closedBy: Readonly<Partial<Record<UpstreamName, string>>> = {
      suppliers: 'claim',
      billing: 'number',
      lounge: 'lounge',
    };
    for (const as of [undefined, member]) {
      const { limitedFeatures } = await server.data(
        gateway.channelConfig,
        { channelWays: 'MEMBER_JSRH' },
        as ? { as } : {},
      );
      expect(limitedFeatures).toEqual(
        closedBy[name]
          ? [{ feature: closedBy[name], state: 'paused', text: upstreamTexts[name].refusal }]
          : [],
      );
    }
  });
});
