import { describe, expect, it } from 'vitest';
import { badAnswers } from '../../testing/upstreams/fake-http-server.ts';
import { signedUpstream } from '../../testing/upstreams/signed-upstream.ts';
import { httpNumberPlans } from './plans-http.ts';

const mobile = '13800000001';
const upstream = signedUpstream({ timeoutMs: 400 });
const { says } = upstream;
const plans = () => httpNumberPlans(upstream.post);
const usage = {
  packageName: '5G畅享套餐',
  totalMb: 30_720,
  usedMb: 40,
  days: [{ date: '2026-08-01', usedMb: 40 }],
};
const use = { date: '2026-08-01', usage: 'video', usedMb: 40, minutes: 4 } as const;
const policy = { policyId: 'U1.main', version: 2, mobile, times: [], blockedKinds: ['game'] } as const;
const change = { orderNo: 'order-0001', mobile, businessId: 'b', action: 'open', priceFen: 990 } as const;

/** Each question with its path, an answer and what is read from it. */
const rows = [
  ['plan', '/plans', usage, { packageName: '5G畅享套餐', totalMb: 30_720 }, () => plans().plan(mobile)],
  ['usage', '/usage', usage, usage, () => plans().usage(mobile, '2026-08')],
  [
    'monthlyUsage',
    '/monthly-usage',
    { months: [{ month: '2026-08', usedMb: 40, totalMb: 30_720 }] },
    [{ month: '2026-08', usedMb: 40, totalMb: 30_720 }],
    () => plans().monthlyUsage(mobile, 1),
  ],
  ['behavior', '/behavior', { uses: [use] }, [use], () => plans().behavior(mobile, '2026-08')],
  ['saveAccessPolicy', '/access-policies', { saved: true }, 'saved', () => plans().saveAccessPolicy(policy)],
  ['changeBusiness', '/business-orders', { outcome: 'done' }, 'done', () => plans().changeBusiness(change)],
] as const;

describe.each(rows)('%s', (_name, path, answer, read, call) => {
  it('signs its question and reads the answer', async () => {
    let signed = false;
    upstream.behave((request, response, body) => {
      signed = request.url === path && upstream.isSigned(request, body);
      says(200, JSON.stringify(answer))(request, response, body);
    });
    expect(await call()).toEqual(read);
    expect(signed).toBe(true);
  });

  it.each([
    ...badAnswers(JSON.stringify(answer), says),
    ['answers another form', says(200, JSON.stringify({ usedMb: -1, outcome: 'maybe' }))] as const,
  ])('takes a system that %s for silent (F12)', async (_title, how) => {
    upstream.behave(how);
    expect(await call()).toBeUndefined();
  });
});

it('an order and a policy are sent once, because they are no reads', async () => {
  upstream.behave((_request, response) => response.writeHead(503).end('{}'));
  const before = upstream.requests.length;
  await plans().changeBusiness(change);
  await plans().saveAccessPolicy(policy);
  expect(upstream.requests.length - before).toBe(2);
});
