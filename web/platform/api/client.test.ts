import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { codes } from '#core/contract/envelope.ts';
import { session } from '#core/contract/user/session.ts';
import { tokenBox } from '../session/tokens.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { createClient } from './client.ts';
import { useLoading } from './loading.ts';

const tokens = tokenBox(environments.dev);
const onFailure = vi.fn();
const call = createClient({ base: '/content', tokens, trackData: () => '%7B%7D', onFailure });
const loading = () => useLoading.getState().count;

let fetched: Mock<typeof fetch>;
const answerWith = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  fetched.mockImplementation(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  );
const ok = { code: codes.ok, message: '', success: true, data: { isLogin: false, userInfo: null } };
const refused = (code: string, message = '请先登录', data: unknown = null) => ({
  code,
  message,
  success: false,
  data,
});
const sentHeaders = () => new Headers(fetched.mock.calls[0]?.[1]?.headers);

beforeEach(() => {
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  onFailure.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  expect(loading()).toBe(0);
});

describe('every request (§7)', () => {
  it('carries a JSON content type, the marker of a script, the tracking data and cookies, and no token of a guest', async () => {
    answerWith(ok);
    await call(session.loginStatus, {});
    expect(Object.fromEntries(sentHeaders())).toEqual({
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      trackdata: '%7B%7D',
    });
    expect(fetched.mock.calls[0]).toMatchObject([
      '/content/provider-user/user/login/status',
      { method: 'GET', credentials: 'include' },
    ]);
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });

  it('carries both tokens of the member, and the key of a write', async () => {
    tokens.apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: Date.now() });
    answerWith({ ...ok, data: { claimId: '1' } });
    const claim = { productId: 'p', subscriptionId: 's', groupId: 'g', rightsId: 'r', channelId: 'C0013' };
    expect(await call(cardProduct.receiveRights, claim, { idempotencyKey: 'key-00001' })).toEqual({
      claimId: '1',
    });
    expect(Object.fromEntries(sentHeaders())).toMatchObject({
      accesstoken: 'a',
      refreshtoken: 'r',
      'idempotency-key': 'key-00001',
    });
    expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(claim));
  });
});

describe('a call of its own kind (§7)', () => {
  it.each([
    [{ keepalive: true }, true],
    [{}, false],
  ])('requested with %j outlives its page: %s', async (options, keepalive) => {
    answerWith(ok);
    await call(session.loginStatus, {}, options);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive });
  });

  it('carries the proof of another system and its channel', async () => {
    answerWith(ok);
    await call(session.loginStatus, {}, { ssoToken: 'proof', ssoChannel: 'app' });
    expect(Object.fromEntries(sentHeaders())).toMatchObject({ 'sso-token': 'proof', 'sso-channel': 'app' });
  });

  it('in the name of a fresh sign-in touches nothing of the tokens here', async () => {
    tokens.apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: Date.now() });
    answerWith(ok, { tokenSet: 'REMOVE' });
    await call(session.loginStatus, {}, { as: { accessToken: 'new', refreshToken: 'new-r' } });
    expect(sentHeaders().get('accessToken')).toBe('new');
    expect(tokens.read().accessToken).toBe('a');
  });
});

describe('the tokens in the headers of an answer (§4)', () => {
  beforeEach(() =>
    tokens.apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: Date.now() }),
  );

  it('replace the stored ones and renew their time', async () => {
    const later = Date.now() + 60_000;
    vi.useFakeTimers({ now: later });
    answerWith(ok, { tokenSet: 'UPDATE', accessToken: 'a2', refreshToken: 'r2' });
    await call(session.loginStatus, {});
    expect(tokens.read()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
    expect(localStorage.getItem('DEV_tokenTime')).toBe(String(later));
  });

  it('go when they are removed', async () => {
    answerWith(ok, { tokenSet: 'REMOVE' });
    await call(session.logout, {});
    expect(tokens.read().accessToken).toBeUndefined();
  });

  it('of an old session touch nothing of the sign-in that came meanwhile', async () => {
    fetched.mockImplementation(async () => {
      tokens.apply({ kind: 'store', accessToken: 'fresh', refreshToken: 'fresh-r', tokenTime: 2 });
      return new Response(JSON.stringify(refused(codes.sessionExpired)), { headers: { tokenSet: 'REMOVE' } });
    });
    await expect(call(cardProduct.memberRights, { offerId: 'p' })).rejects.toMatchObject({
      code: codes.sessionExpired,
    });
    expect(tokens.read().accessToken).toBe('fresh');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('do not restore a session that was signed out meanwhile', async () => {
    fetched.mockImplementation(async () => {
      tokens.apply({ kind: 'clear' });
      return new Response(JSON.stringify(ok), {
        headers: { tokenSet: 'UPDATE', accessToken: 'a2', refreshToken: 'r2' },
      });
    });
    await call(session.loginStatus, {});
    expect(tokens.read().accessToken).toBeUndefined();
  });
});

describe('a refusal (§8)', () => {
  it.each([codes.refused, codes.broken, codes.sessionExpired, codes.sessionInvalid, codes.needsOpenId])(
    'with code %s rejects with its sentence and data, and is dealt with once',
    async (code) => {
      answerWith(refused(code, '本月已领完', 'data'));
      const failure = await call(session.loginStatus, {}).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ApiFailure);
      expect(failure).toMatchObject({ code, message: '本月已领完', data: 'data' });
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure, session.loginStatus);
    },
  );

  it('keeps its sentence when the status is not 200', async () => {
    answerWith(refused(codes.refused, '操作太频繁，请稍后再试'), {}, 429);
    await expect(call(session.loginStatus, {})).rejects.toThrow('操作太频繁，请稍后再试');
  });

  it('of a quiet call is passed to its caller alone', async () => {
    answerWith(refused(codes.sessionExpired));
    const pending = call(session.loginStatus, {}, { quiet: true });
    expect(loading()).toBe(0);
    await expect(pending).rejects.toBeInstanceOf(ApiFailure);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('that the page shows itself has no toast, but an ended session is handled', async () => {
    for (const code of [codes.refused, codes.broken]) {
      answerWith(refused(code));
      await expect(call(session.loginStatus, {}, { inPage: true })).rejects.toMatchObject({ code });
    }
    expect(onFailure).not.toHaveBeenCalled();
    answerWith(refused(codes.sessionExpired));
    await expect(call(session.loginStatus, {}, { inPage: true })).rejects.toBeInstanceOf(ApiFailure);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('of a log call is swallowed: no toast, no sign-out, no loading', async () => {
    const log = { ...session.loginStatus, quiet: true };
    const seen: number[] = [];
    fetched.mockImplementation(async () => {
      seen.push(loading());
      return new Response(JSON.stringify(refused(codes.sessionExpired)));
    });
    await expect(call(log, {})).rejects.toBeInstanceOf(ApiFailure);
    expect(onFailure).not.toHaveBeenCalled();
    expect(seen).toEqual([0]);
  });
});

describe('the loading counter', () => {
  it('counts the calls under way and returns to zero whatever becomes of them', async () => {
    const answers: (() => void)[] = [];
    fetched.mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve(new Response(JSON.stringify(ok))))),
    );
    const calls = [call(session.loginStatus, {}), call(session.loginStatus, {})];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(loading()).toBe(2);
    for (const answer of answers) answer();
    await Promise.all(calls);
    expect(loading()).toBe(0);
    fetched.mockRejectedValue(new TypeError('gone'));
    await call(session.loginStatus, {}).catch(() => undefined);
  });
});
