import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBalance } from '../testing/data/give-balance.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import {
  changedSandbox,
  type Answered,
  type Asked,
  type Misbehaviour,
} from '../testing/upstreams/a-changed-sandbox.ts';
import {
  faultsOf,
  playedAt,
  playedMobile,
  playPort,
  portSecret,
  portUrl,
} from '../testing/upstreams/a-played-port.ts';
import {
  fakeHttpServer,
  says,
  signedBy,
  type FakeHttpServer,
} from '../testing/upstreams/fake-http-server.ts';
import { ports, type Port } from '../upstreams/conformance/ports.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ machineMs: () => playedAt });
  await giveBalance(server, playedMobile, 100);
});
afterAll(() => server.stop());

const portOf = (name: string): Port => {
  const port = ports.get(name);
  if (!port) throw new Error(`there is no port ${name}`);
  return port;
};
/** Answers of a path are changed, all of them or those from a repetition on. */
const at = (path: string, body: Readonly<Record<string, unknown>>, from = 0): Misbehaviour => ({
  answers: (asked: Asked, answer: Answered) =>
    asked.path === path && asked.earlier >= from && answer.status === 200
      ? { ...answer, body: { ...answer.body, ...body } }
      : answer,
});
/** A repeated request reaches the books as a new one. */
const again = (path: string, id: string): Misbehaviour => ({
  sends: ({ path: asked, sent, earlier }) =>
    asked === path && earlier > 0 ? { ...sent, [id]: `${String(sent[id])}-${earlier}` } : sent,
});
const status = (path: string, code: number, from = 0): Misbehaviour => ({
  answers: ({ path: asked, earlier }, answer) =>
    asked === path && earlier >= from && answer.status !== 401 ? { ...answer, status: code } : answer,
});

const misbehaving: readonly (readonly [port: string, what: string, Misbehaviour, line: string])[] = [
  [
    'supplier',
    'delivers a repeated order once more',
    at('/grants', { content: 'ANOTHER-CODE' }, 1),
    'an order that is sent again has its first answer: another content',
  ],
  [
    'supplier',
    'takes unknown orders for refused ones',
    at('/queries', { outcome: 'refused' }),
    'such an order is absent: outcome refused',
  ],
  [
    'supplier',
    'says that it revoked what it delivered',
    at('/revocations', { outcome: 'refused' }),
    'it stays what it was: outcome refused',
  ],
  [
    'supplier',
    'delivers after a revocation',
    at('/grants', { outcome: 'granted' }),
    'an order after its revocation is not delivered: outcome granted',
  ],
  [
    'supplier',
    'sends pages of a statement without end',
    at('/statements', { next: 'b' }),
    'the pages of a statement end: next b is not behind b',
  ],
  [
    'supplier',
    'credits what it never delivered',
    at('/disputes', { credited: true }),
    'nothing is credited for it: credited true',
  ],
  [
    'supplier',
    'refuses a repeated dispute',
    at('/disputes', { credited: false }, 1),
    'a dispute that is sent again has its first answer: credited false after true',
  ],
  [
    'sms',
    'refuses a repeated message',
    status('/messages', 409, 1),
    'the same message again, which is not sent twice: status 409 instead of 200',
  ],
  [
    'sms',
    'fails for a message to nobody',
    { answers: (_asked, answer) => (answer.status === 400 ? { ...answer, status: 500 } : answer) },
    'a message to nobody: status 500 instead of 4xx',
  ],
  [
    'identity',
    'believes every proof',
    at('/proofs', { outcome: 'verified', mobile: playedMobile }),
    'such a proof is refused: outcome verified',
  ],
  [
    'identity',
    'answers a number that is none',
    at('/network', { mobile: '12345' }),
    'the number behind an address: the answer has another form',
  ],
  ['billing', 'credits twice', again('/credits', 'orderNo'), 'one fen was credited: '],
  ['billing', 'debits twice', again('/debits', 'orderNo'), 'one fen was debited: '],
  [
    'billing',
    'forgets a debit that it made',
    at('/debits/cancel', { debited: false }),
    'it stays made: debited false',
  ],
  [
    'billing',
    'debits after the cancellation',
    at('/debits', { debited: true }),
    'a debit after its cancellation is not made: debited true',
  ],
  [
    'billing',
    'measures data in words',
    at('/usage', { usedMb: '3 GB' }),
    'its usage in a month: the answer has another form',
  ],
  [
    'billing',
    'refuses a repeated order of an offer',
    at('/business-orders', { outcome: 'refused' }, 1),
    'an order of an offer that is sent again has its first answer: refused after done',
  ],
  [
    'invoices',
    'issues a repeated order as another invoice',
    at('/issue', { taxNumber: '26000000000000000001' }, 1),
    'an order that is sent again is the same invoice',
  ],
  [
    'invoices',
    'reverses what it never issued',
    at('/reverse', { outcome: 'reversed' }),
    'nothing is reversed: outcome reversed',
  ],
  [
    'operator-wallet',
    'waits for payments it never saw',
    at('/payments/query', { state: 'waiting' }),
    'such a payment is absent: state waiting',
  ],
  [
    'operator-wallet',
    'answers about another payment',
    at('/payments/query', { paymentNo: 'another' }),
    'the query of a payment that was never opened names its number: paymentNo another',
  ],
  [
    'bank-card',
    'gives back what nobody paid',
    at('/refunds', { state: 'done' }),
    'such a refund is refused: state done',
  ],
  [
    'bank-card',
    'refuses a repeated closing',
    at('/payments/close', { closed: false }, 1),
    'it stays closed: closed false',
  ],
];

describe('an endpoint that misbehaves', () => {
  it.each(misbehaving)('%s: that %s is told so', async (name, what, misbehaviour, line) => {
    const port = portOf(name);
    const secret = portSecret(server, port);
    const partner = await changedSandbox(portUrl(server, port), secret, misbehaviour);
    try {
      const run = await playPort(port, what.replaceAll(' ', '-').slice(0, 20), {
        url: partner.origin,
        secret,
      });
      expect(faultsOf(run).join('\n')).toContain(line);
    } finally {
      partner.stop();
    }
  });

  it.each([...ports])('%s: that checks no signature is told so in three lines', async (_name, port) => {
    const secret = portSecret(server, port);
    const answers = (_asked: Asked, answer: Answered) => ({ ...answer, status: 200 });
    const partner = await changedSandbox(portUrl(server, port), secret, { answers });
    const faults = faultsOf(await playPort(port, 'unsigned', { url: partner.origin, secret }));
    partner.stop();
    expect(faults.filter((line) => line.endsWith('status 200 instead of 401'))).toHaveLength(3);
  });
});

describe('an endpoint without valid answers', () => {
  const secret = 'a secret shared with the other side, 32+';
  let partner: FakeHttpServer;
  beforeAll(async () => {
    partner = await fakeHttpServer();
  });
  afterAll(() => partner.stop());
  const faults = async (timeoutMs = 2_000): Promise<string> =>
    faultsOf(await playPort(portOf('supplier'), 'invalid', { url: partner.origin, secret, timeoutMs })).join(
      '\n',
    );

  it('that signs nothing, says nothing, fails or answers in another form is told so', async () => {
    const signed = signedBy(secret);
    partner.behave(says(200, '{"outcome":"granted"}'));
    expect(await faults()).toContain('an order: the answer is not signed as it should be');
    partner.behave(signed(200, '{"result":"ok"}'));
    expect(await faults()).toContain('an order: the answer has another form');
    partner.behave(signed(500, '{}'));
    expect(await faults()).toContain('an order: status 500 instead of 200');
    partner.behave(() => undefined);
    expect(await faults(200)).toContain('an order: no answer within 200 ms');
  });
});
