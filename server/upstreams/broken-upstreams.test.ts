import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { area } from '#core/contract/common/area.ts';
import { verification } from '#core/contract/common/verification.ts';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { sso } from '#core/contract/user/sso.ts';
import { aMember, type TestMember } from '../testing/data/a-member.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { freshMobile } from '../testing/fresh.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import {
  fakeHttpServer,
  says,
  type Behaviour,
  type FakeHttpServer,
} from '../testing/upstreams/fake-http-server.ts';
import { realUpstreams } from '../testing/upstreams/real-upstreams.ts';

/** Each way in which a system fails: how it answers (undefined: nobody listens), and what the log and the metric call it. */
const ways: readonly (readonly [
  title: string,
  how: Behaviour | undefined,
  reason: RegExp,
  metric: RegExp,
])[] = [
  ['refuses the connection', undefined, /^connection$/, /^unanswered$/],
  ['does not answer', () => undefined, /^timeout$/, /^unanswered$/],
  ['answers 500', says(500, '{}'), /^status 500$/, /^500$/],
  [
    'answers nonsense',
    says(200, '<html>welcome</html>'),
    /^(unsigned|unreadable)$/,
    /^(not genuine|unanswered)$/,
  ],
];

interface Answer {
  /** What the subscriber or the job gets, as text. */
  readonly said: string;
}
type Ask = (server: TestServer, member: TestMember) => Promise<Answer>;

const callOf =
  (ask: (server: TestServer, member: TestMember) => Promise<{ success: boolean; message: string }>): Ask =>
  async (server, member) => {
    const { success, message } = await ask(server, member);
    return { said: `${success ? 'success' : 'refused'}: ${message}` };
  };
const outcomeOf =
  (ask: (server: TestServer) => Promise<unknown>): Ask =>
  async (server) => ({ said: JSON.stringify(await ask(server)) ?? 'undefined' });

const order = {
  paymentNo: 'P1',
  amountFen: 100,
  description: '视频月卡',
  expiresAt: new Date('2036-01-01'),
  returnUrl: 'https://mall.example/',
  scene: 'h5',
  ip: '203.0.113.9',
  payer: { mobile: '13800000001', openId: null },
} as const;
const payment = (channel: 'chat-pay' | 'wallet' | 'operator-wallet' | 'bank-card') =>
  outcomeOf((server) => server.deps.payChannels[channel].create(order));
const grant = {
  claimId: 'c1',
  mobile: '13800000001',
  rightsId: 'r1',
  quantity: 1,
  supplier: 'coffee-chain',
};

/** For each system: its name in log and metric, what uses it, and what it must say. `later`: a job tries it again. */
const systems: readonly (readonly [name: string, ask: Ask, said: RegExp, inMetric?: string])[] = [
  [
    'sms',
    callOf((server) => server.call(verification.sendLoginCode, { mobile: freshMobile(), channel: 'voice' })),
    /^refused: (验证码未能发送，请稍后再试|短信网关没有回应，验证码可能未能发送，请\d+秒后再试)$/,
  ],
  [
    'identity',
    callOf((server) => server.call(sso.operatorLogin, { token: 'token-of-the-operator' })),
    /^refused: 暂时无法验证您的身份，请稍后再试，或使用短信验证码登录$/,
  ],
  [
    'billing',
    callOf((server, as) => server.call(phoneFlow.flowUsage, {}, { as })),
    /^refused: .*(稍后再试|暂时)/,
  ],
  [
    'chat-app',
    callOf((server) =>
      server.call(chatApp.jsSdkConfig, { url: `${server.origin}${server.base}/super-market/market-index` }),
    ),
    /^refused: 暂时无法连接聊天应用，请稍后再试$/,
  ],
  [
    'mini-program',
    callOf((server) => server.call(chatApp.miniProgramLogin, { code: 'a-code-of-the-program' })),
    /^refused: .*(稍后再试|重试)/,
  ],
  [
    'maps',
    async (server) => {
      const { info } = await server.data(area.reverseGeocode, { location: '118.7845,32.0415' });
      return { said: info };
    },
    /^(?!OK$).+$/,
  ],
  [
    'supplier:coffee-chain',
    outcomeOf((server) => server.deps.supplier.grant(grant)),
    /held-back|unknown/,
    'suppliers',
  ],
  ['invoices', outcomeOf((server) => server.deps.invoices.query('I1')), /"unknown"/],
  ['chat-pay', payment('chat-pay'), /"unknown"/],
  [
    'wallet',
    outcomeOf((server) => server.deps.payChannels.wallet.query({ paymentNo: 'P1', amountFen: 100 })),
    /"unknown"/,
  ],
  ['operator-wallet', payment('operator-wallet'), /"unknown"/],
  ['bank-card', payment('bank-card'), /"unknown"/],
];

let database: TestDatabase;
let broken: FakeHttpServer;
/** Where nobody listens. */
let closed = '';
beforeAll(async () => {
  const gone = await fakeHttpServer();
  [database, broken] = await Promise.all([testDatabase(), fakeHttpServer()]);
  closed = gone.origin;
  gone.stop();
});
afterAll(async () => {
  broken.stop();
  await database.drop();
});

describe.each(ways)('a system that %s', (_title, how, reason, metric) => {
  let server: TestServer;
  let member: TestMember;
  const answers = new Map<string, Answer>();
  beforeAll(async () => {
    if (how) broken.behave(how);
    const at = how ? broken.origin : closed;
    server = await testServer({
      database,
      settings: {
        MALL_ENV: 'production',
        PROCESSES: '1',
        MALL_SECRET: 'a secret of this test that is long enough',
        UPSTREAM_TIMEOUT_MS: '700',
        MINI_PROGRAM_SECRET: 'a secret of the mini-program',
        LOUNGE_SECRET: 'a secret of the lounges, 32 characters +',
        MERCHANT_SECRET: 'a secret of the merchants, 32 characters',
        LOG_LEVEL: 'warn',
        ...Object.fromEntries(
          Object.entries(realUpstreams).map(([name, value]) => [name, name.endsWith('_URL') ? at : value]),
        ),
      },
    });
    member = await aMember(server);
    await Promise.all(systems.map(async ([name, ask]) => void answers.set(name, await ask(server, member))));
  }, 60_000);
  afterAll(() => server.stop());

  it.each(systems.map(([name, , said, inMetric = name]) => [name, said, inMetric] as const))(
    '%s: is told as a failure, and is in the log and the metric',
    async (name, said, inMetric) => {
      expect(answers.get(name)?.said).toMatch(said);
      const logged = server
        .logs()
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ upstream, msg }) => upstream === name && msg === 'an upstream failed');
      expect(logged.length).toBeGreaterThan(0);
      for (const line of logged) {
        expect(line['reason']).toMatch(reason);
        expect(line['ms']).toEqual(expect.any(Number));
        expect(Number.isNaN(Date.parse(String(line['time'])))).toBe(false);
      }
      const counted = [
        ...(await server.deps.metrics.text()).matchAll(
          /^mall_upstream_total\{upstream="([^"]+)",outcome="([^"]+)"\} (\d+)$/gm,
        ),
      ].filter(([, upstream]) => upstream === inMetric);
      expect(counted.some(([, , outcome = '', count]) => metric.test(outcome) && Number(count) > 0)).toBe(
        true,
      );
    },
  );

  it('does not make the mall fail: its pages are told that it is open', async () => {
    expect(await server.data(gateway.channelConfig, { channelWays: 'MEMBER_JSRH' })).toMatchObject({
      limitedFeatures: [],
    });
    expect((await server.fetch('/readyz')).status).toBe(200);
  });
});

describe('a code whose gateway refused the connection', () => {
  it('was not sent, so the next try does not have to wait', async () => {
    const server = await testServer({
      database,
      settings: {
        MALL_ENV: 'production',
        PROCESSES: '1',
        MALL_SECRET: 'a secret of this test that is long enough',
        ...realUpstreams,
        SMS_GATEWAY_URL: closed,
      },
    });
    try {
      const mobile = freshMobile();
      for (let tries = 0; tries < 3; tries += 1)
        expect(await server.call(verification.sendLoginCode, { mobile, channel: 'voice' })).toMatchObject({
          success: false,
          message: '验证码未能发送，请稍后再试',
        });
      const { count } = await server.db
        .selectFrom('sms_codes')
        .select((e) => e.fn.countAll<string>().as('count'))
        .where('mobile_lookup', '=', server.deps.encryption.mobiles.lookup(mobile))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(0);
    } finally {
      await server.stop();
    }
  });
});
