import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { membership } from '#core/contract/user/membership.ts';
import { session } from '#core/contract/user/session.ts';
import { newHandle, spendHandle } from '../services/accounts/session/open-ids.ts';
import { isOneTapSign, oneTapSign } from '../services/accounts/session/one-tap-sign.ts';
import { newHandOver, spendHandOver } from '../services/accounts/sso/hand-over.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aMember } from '../testing/data/a-member.ts';
import { aPass } from '../testing/a-pass.ts';
import { aRight } from '../testing/data/a-right.ts';
import { freshId, freshMobile } from '../testing/fresh.ts';
import { repeated } from '../testing/repeated.ts';
import type { Tokens } from '../testing/send-call.ts';
import type { SeededInt } from '../testing/seeded.ts';
import { requestCode, sealedLogin, signIn } from '../testing/sign-in.ts';
import { gapOf, humanTrace, solveCaptcha } from '../testing/solve-captcha.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { aProof, signInByProof } from '../testing/sign-in-by-proof.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** The middle of a month, at noon in the operator's time: no step of an hour changes the month. */
const noon = Date.parse('2026-05-15T04:00:00Z');

let machine = noon;
const step = (ms: number) => void (machine += ms);
/** Each time from the same noon. */
const fromNoon = (play: (below: SeededInt) => Promise<void>) =>
  repeated((below) => ((machine = noon), play(below)));
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ machineMs: () => machine });
});
afterAll(() => server.stop());

let address = 0;
const visitor = () => ({ headers: { 'x-forwarded-for': `10.9.${(address += 1) >> 8}.${address & 255}` } });
const send = async (mobile: string) =>
  server.call(verification.sendLoginCode, { mobile, captchaToken: await aPass(server) }, visitor());
const who = (as: Partial<Tokens>) => server.send(membership.userVipInfo, {}, { as });
const checked = async (captchaId: string) => {
  const x = await gapOf(server, captchaId);
  return server.call(verification.checkCaptcha, { captchaId, x, trace: humanTrace(x) });
};

/** Everything the server issues that has an end: how it is made, and whether it is still taken. */
const issued: readonly (readonly [string, () => Promise<() => Promise<boolean>>])[] = [
  [
    'a code',
    async () => {
      const mobile = freshMobile();
      const code = await requestCode(server, mobile, visitor());
      return async () =>
        (await server.call(session.smsLogin, await sealedLogin(server, mobile, code))).success;
    },
  ],
  [
    'a puzzle',
    async () => {
      const { captchaId } = await server.data(verification.newCaptcha, {});
      return async () => (await checked(captchaId)).success;
    },
  ],
  [
    'the pass for a puzzle',
    async () => {
      const captchaToken = await solveCaptcha(server);
      return async () =>
        (await server.call(verification.sendLoginCode, { mobile: freshMobile(), captchaToken }, visitor()))
          .success;
    },
  ],
  [
    'an access token',
    async () => {
      const { accessToken } = await aMember(server);
      return async () => (await who({ accessToken })).envelope.success;
    },
  ],
  [
    'a refresh token',
    async () => {
      const { refreshToken } = await aMember(server);
      return async () => (await who({ refreshToken })).envelope.success;
    },
  ],
  [
    'a proof',
    async () => {
      const proof = await aProof(server, 'operator', freshMobile());
      return async () => (await signInByProof.operator(server, proof)).success;
    },
  ],
  [
    'a token for another system',
    async () => {
      const member = await aMember(server);
      const { sessionId } = await server.db
        .selectFrom('sessions')
        .select('session_id as sessionId')
        .where('user_id', '=', member.userId)
        .executeTakeFirstOrThrow();
      const { token } = await newHandOver(server.deps, { sessionId });
      return async () => (await spendHandOver(server.deps, token)) !== undefined;
    },
  ],
  [
    'the name of a chat account that waits for its number',
    async () => {
      const handle = await newHandle(server.deps, freshId('open'), server.now());
      return async () =>
        (await server.db
          .transaction()
          .execute((tx) => spendHandle({ ...server.deps, db: tx }, handle, server.now()))) !== undefined;
    },
  ],
  [
    'a signature for one-tap',
    async () => {
      const sign = oneTapSign(server.deps.secret, 'page', server.now());
      return async () => isOneTapSign(server.deps.secret, sign, server.now());
    },
  ],
  [
    'a key to seal with',
    async () => {
      const mobile = freshMobile();
      const sealed = await sealedLogin(server, mobile, { code: '123456', ticket: 'none' });
      return async () =>
        (await server.call(session.smsLogin, sealed)).message !== '页面停留太久，请刷新后重试';
    },
  ],
];

describe('a clock that is set back (F10)', () => {
  it.each(issued)('by a second: %s goes on being taken', (_title, issue) =>
    fromNoon(async (below) => {
      const isTaken = await issue();
      step(-1 - below(second));
      expect(await isTaken()).toBe(true);
    }),
  );

  it.each(issued)('by an hour: %s from before is dead rather than longer alive', (_title, issue) =>
    fromNoon(async (below) => {
      const isTaken = await issue();
      step(-hour - below(hour));
      expect(await isTaken()).toBe(false);
    }),
  );

  it('by an hour: a subscriber signs in again and stays signed in, and invalid sessions do not count', () =>
    fromNoon(async () => {
      const before = [];
      const mobile = freshMobile();
      for (let i = 0; i < 5; i += 1) before.push(await aMember(server, { mobile }));
      step(-hour);
      const again = [];
      for (let i = 0; i < 5; i += 1) {
        step(second);
        again.push(await aMember(server, { mobile }));
      }
      for (const device of again) expect((await who(device)).envelope.success).toBe(true);
      for (const device of before) expect((await who(device)).envelope.success).toBe(false);
    }));

  it('by an hour: a refresh token that was traded before is not in its half minute of grace again', () =>
    fromNoon(async () => {
      const member = await aMember(server);
      step(12 * hour);
      expect((await who(member)).headers.get('tokenSet')).toBe('UPDATE');
      step(-hour);
      expect((await who({ refreshToken: member.refreshToken })).envelope.success).toBe(false);
    }));

  it.each([second, hour])('by %d ms: what was used stays used', (back) =>
    fromNoon(async () => {
      const mobile = freshMobile();
      const [code, proof] = [
        await requestCode(server, mobile, visitor()),
        await aProof(server, 'operator', mobile),
      ];
      const login = async () => server.call(session.smsLogin, await sealedLogin(server, mobile, code));
      expect([(await login()).success, (await signInByProof.operator(server, proof)).success]).toEqual([
        true,
        true,
      ]);
      step(-back);
      expect([(await login()).success, (await signInByProof.operator(server, proof)).success]).toEqual([
        false,
        false,
      ]);
    }),
  );

  it('by a second: the wait shown is no longer than the rule', () =>
    fromNoon(async () => {
      const mobile = freshMobile();
      expect(await send(mobile)).toMatchObject({ success: true });
      step(-second);
      expect(await send(mobile)).toMatchObject({ code: '0', message: '验证码已发送，请60秒后再试' });
      step(61 * second);
      expect(await send(mobile)).toMatchObject({ success: true });
    }));

  it('by an hour: a code needs no wait of an hour, and the daily limit still counts', () =>
    fromNoon(async () => {
      const mobile = freshMobile();
      for (let i = 0; i < 9; i += 1) {
        expect(await send(mobile)).toMatchObject({ success: true });
        step(minute);
      }
      step(-hour);
      expect(await send(mobile)).toMatchObject({ success: true });
      expect(await send(mobile)).toMatchObject({ message: '验证码已发送，请60秒后再试' });
      step(minute);
      expect(await send(mobile)).toMatchObject({ message: '该号码今日获取验证码次数已达上限，请明天再试' });
    }));
});

describe('a clock that jumps forward (F10)', () => {
  it('by twelve hours: an access token has ended, and is renewed', () =>
    fromNoon(async () => {
      const member = await aMember(server);
      step(12 * hour);
      expect((await who({ accessToken: member.accessToken })).envelope).toMatchObject({ code: '-2' });
      expect((await who(member)).headers.get('tokenSet')).toBe('UPDATE');
    }));

  it.each(issued.filter(([title]) => title !== 'a refresh token'))(
    'by twelve hours: %s has ended',
    (_title, issue) =>
      fromNoon(async (below) => {
        const isTaken = await issue();
        step(12 * hour + below(hour));
        expect(await isTaken()).toBe(false);
      }),
  );

  it('by a month: a refresh token has ended too', () =>
    fromNoon(async () => {
      const member = await aMember(server);
      step(31 * 24 * hour);
      expect((await who(member)).envelope).toMatchObject({ code: '-2' });
    }));
});

describe('a claim under a clock that steps (F10)', () => {
  it.each([-second, -hour, 12 * hour])('a step of %d ms inside the month gives no second one', (by) =>
    fromNoon(async (below) => {
      const { member, claim } = await aHolder(server, await aRight(server));
      const first = await server.data(cardProduct.receiveRights, claim, { as: member });
      step(by + Math.sign(by) * below(second));
      const as = await aMember(server, { mobile: member.mobile });
      expect(await server.data(cardProduct.receiveRights, claim, { as })).toMatchObject({
        claimId: first.claimId,
      });
    }),
  );

  it('a month ahead and back again is one claim in each of the two months', () =>
    fromNoon(async () => {
      const { member, claim } = await aHolder(server, await aRight(server));
      const claimIds: string[] = [];
      for (const by of [0, 31 * 24 * hour, -31 * 24 * hour, 31 * 24 * hour]) {
        step(by);
        const as = await aMember(server, { mobile: member.mobile });
        claimIds.push((await server.data(cardProduct.receiveRights, claim, { as })).claimId);
      }
      expect(new Set(claimIds).size).toBe(2);
      expect(claimIds.slice(2)).toEqual(claimIds.slice(0, 2));
      expect(
        await server.db
          .selectFrom('claims')
          .select('claim_id')
          .where('user_id', '=', member.userId)
          .execute(),
      ).toHaveLength(2);
    }));
});

it('ids and tokens made in the same moment, again and again, are all different (F10)', () =>
  fromNoon(async () => {
    const seen: string[] = [];
    for (const by of [0, -second, second, -hour, hour]) {
      step(by);
      const [captcha, signedIn, member] = [
        await server.data(verification.newCaptcha, {}),
        await signIn(server, freshMobile(), visitor()),
        await aMember(server),
      ];
      seen.push(
        captcha.captchaId,
        signedIn.accessToken,
        signedIn.refreshToken,
        signedIn.userInfo.userId,
        member.accessToken,
        member.userId,
      );
    }
    expect(new Set(seen).size).toBe(seen.length);
  }));
