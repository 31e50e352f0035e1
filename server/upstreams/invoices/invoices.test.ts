import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../../http/metrics.ts';
import {
  badAnswers,
  fakeHttpServer,
  says as saysUnsigned,
  signedBy,
  type Behaviour,
  type FakeHttpServer,
} from '../../testing/upstreams/fake-http-server.ts';
import { breaker } from '../breaker.ts';
import { signedPost } from '../signed-http.ts';
import { httpInvoices } from './http.ts';

const secret = 'a secret shared with the other side, 32+';
const says = signedBy(secret);
let upstream: FakeHttpServer;
beforeAll(async () => {
  upstream = await fakeHttpServer();
});
afterAll(() => upstream.stop());

const service = httpInvoices(
  signedPost({
    name: 'invoices',
    origin: () => upstream.origin,
    secret,
    timeoutMs: 400,
    metrics: createMetrics(),
    breaker: breaker({ failures: 1_000, openMs: 1 }),
  }),
);
const order = { invoiceNo: '1-F1', amountFen: 800, title: '王小明', taxNo: null, email: 'w@example.com' };
const issued = { taxCode: '', taxNumber: '26012345678901234567', fileUrl: 'https://tax.example/f/1' };
const issuedText = JSON.stringify({ outcome: 'issued', ...issued });

describe('calling the tax service', () => {
  it('sends the whole order under our number, and reads what was issued', async () => {
    let sent = '';
    upstream.behave((request, response, body) => {
      sent = body;
      says(200, issuedText)(request, response, body);
    });
    expect(await service.issue(order)).toEqual({ kind: 'issued', ...issued });
    expect(JSON.parse(sent)).toEqual(order);
  });

  it.each([
    ['pending', { outcome: 'pending' }, { kind: 'pending' }],
    ['refused', { outcome: 'refused', reason: '抬头不符' }, { kind: 'refused', reason: '抬头不符' }],
    ['absent', { outcome: 'absent' }, { kind: 'absent' }],
  ])('reads that a number is %s', async (_what, answer, read) => {
    upstream.behave(says(200, JSON.stringify(answer)));
    expect(await service.query('1-F1')).toEqual(read);
  });

  it('reads that an invoice is reversed', async () => {
    upstream.behave(says(200, '{"outcome":"reversed"}'));
    expect(await service.reverse('1-F1', '订单退款')).toEqual({ kind: 'reversed' });
  });

  it.each<readonly [string, Behaviour]>([
    ['is not signed', saysUnsigned(200, issuedText)],
    ['has no number', says(200, JSON.stringify({ outcome: 'issued', ...issued, taxNumber: '' }))],
    [
      'has a file that runs a script',
      says(200, JSON.stringify({ outcome: 'issued', ...issued, fileUrl: 'javascript:alert(1)' })),
    ],
    ['is refused without a reason', says(200, '{"outcome":"refused","reason":""}')],
    ['was never received, as no answer to an order may say', says(200, '{"outcome":"absent"}')],
    ...badAnswers(issuedText, says),
  ])('an answer that %s counts as none, so the number is queried again', async (_what, behaviour) => {
    upstream.behave(behaviour);
    expect(await service.issue(order)).toMatchObject({ kind: 'unknown' });
  });
});
