import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { verification } from '#core/contract/common/verification.ts';
import { session } from '#core/contract/user/session.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { outageName } from '#core/contract/sandbox/upstreams.shapes.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aPass } from '../testing/a-pass.ts';
import { aRight } from '../testing/data/a-right.ts';
import { eventually } from '../testing/eventually.ts';
import { freshMobile } from '../testing/fresh.ts';
import { requestCode } from '../testing/sign-in.ts';
import { gapOf } from '../testing/solve-captcha.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { signRequest } from '../upstreams/signature.ts';
import { sandboxSecret } from './upstreams/sandbox-secret.ts';

const day = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('the workbench (decisions §2)', () => {
  it('shows messages newest first, with the code', async () => {
    const mobile = freshMobile();
    await requestCode(server, mobile);
    await server.advance(60_000);
    const { code } = await requestCode(server, mobile);
    expect(await server.sandbox(upstreams.inbox, { mobile })).toMatchObject([
      { mobile, code, channel: 'sms' },
      { mobile },
    ]);
  });

  it('lists the last message first, even after the clock was reset', async () => {
    const mobile = freshMobile();
    await server.advance(24 * 3_600_000);
    await requestCode(server, mobile);
    await server.sandbox(controls.reset, {});
    await requestCode(server, mobile);
    const [last, earlier] = await server.sandbox(upstreams.inbox, { mobile });
    expect(Date.parse(last?.at ?? '')).toBeLessThan(Date.parse(earlier?.at ?? ''));
  });

  it('shows where the gap of the newest captcha is', async () => {
    const { captchaId } = await server.data(verification.newCaptcha, {});
    expect(await server.sandbox(controls.newestCaptcha, {})).toEqual({ x: await gapOf(server, captchaId) });
  });

  it('signs in as the given number', async () => {
    const mobile = freshMobile();
    const as = await server.sandbox(controls.openSession, { mobile });
    expect(await server.data(session.ownMobile, {}, { as })).toEqual({
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      telePhone: mobile,
    });
  });

  it('moves the clock forward only, for the next start as well', async () => {
    const before = server.now().getTime();
    await server.advance(day);
    expect(server.now().getTime() - before).toBeGreaterThanOrEqual(day);
    const { offsetMs } = await server.sandbox(controls.state, {});
    const next = await testServer({ database: server.database });
    expect((await next.sandbox(controls.state, {})).offsetMs).toBe(offsetMs);
    await next.stop();
  });

  it.each<[string, string, unknown]>([
    ['GET', '/sms?mobile=12', undefined],
    ['POST', '/session', { mobile: 'x' }],
    ['POST', '/session', null],
    ['POST', '/clock', { advanceMs: -1 }],
    ['POST', '/clock', { advanceMs: 1e15 }],
    ['POST', '/clock', {}],
    ['POST', '/supplier', { mode: 'sometimes' }],
    ['POST', '/outage', { upstream: 'moon', on: true }],
  ])('%s %s with %j is 400, not a fault', async (method, path, body) => {
    const response = await server.fetch(`/sandbox/api${path}`, {
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    expect(response.status).toBe(400);
  });

  it('reset brings the real time back, and nothing that was done in the future stands in the way', async () => {
    const mobile = freshMobile();
    await server.advance(40 * day);
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    await requestCode(server, mobile);
    const { member, claim } = await aHolder(server, await aRight(server), {
      openedAt: new Date('2020-01-01'),
    });
    const { claimId } = await server.data(cardProduct.receiveRights, claim, { as: member });
    await eventually(
      () =>
        server.db
          .selectFrom('claims')
          .select('tries')
          .where('claim_id', '=', claimId)
          .executeTakeFirstOrThrow(),
      ({ tries }) => tries > 0,
    );

    await server.sandbox(controls.reset, {});
    expect(await server.sandbox(controls.state, {})).toMatchObject({
      offsetMs: 0,
      supplier: 'ok',
      outages: outageName.options.map(() => ({ on: false })),
    });
    expect(
      await server.call(verification.sendLoginCode, { mobile, captchaToken: await aPass(server) }),
    ).toMatchObject({ success: true });
    await eventually(
      () =>
        server.db
          .selectFrom('claims')
          .select('state')
          .where('claim_id', '=', claimId)
          .executeTakeFirstOrThrow(),
      ({ state }) => state === 'delivered',
    );
  });
});

describe("the upstreams' sandboxes", () => {
  const path = '/messages';
  const send = (
    change: Partial<Record<'secret' | 'body' | 'path', string>> & { at?: number; timestamp?: string } = {},
  ) => {
    const mobile = freshMobile();
    const body = JSON.stringify({ mobile, text: 'hello', channel: 'sms' });
    const signed = signRequest(
      change.secret ?? sandboxSecret(server.config.secret, 'sms'),
      'POST',
      change.path ?? path,
      body,
      change.at ?? Date.now(),
      randomBytes(12).toString('hex'),
    );
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': change.timestamp ?? signed.timestamp,
      'x-nonce': signed.nonce,
      'x-signature': signed.signature,
    };
    return server
      .fetch(`/sandbox/upstreams/sms${path}`, { method: 'POST', headers, body: change.body ?? body })
      .then(({ status }) => status);
  };

  it('believe only what is signed with the secret of that upstream, fresh and unchanged', async () => {
    expect(await send()).toBe(200);
    expect(
      await Promise.all([
        send({ secret: 'another secret of at least 32 characters' }),
        send({ secret: server.config.secret }),
        send({ secret: sandboxSecret(server.config.secret, 'billing') }),
        send({ body: '{"mobile":"13900000000","text":"x","channel":"sms"}' }),
        send({ path: '/grants' }),
        send({ at: Date.now() - 6 * 60_000 }),
        send({ at: Date.now() + 6 * 60_000 }),
        send({ timestamp: 'now' }),
        send({ timestamp: '' }),
      ]),
    ).toEqual(Array(9).fill(401));
  });
});
