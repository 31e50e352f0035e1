import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '#core/contract/console/members.ts';
import { session } from '#core/contract/console/session.ts';
import { audit } from '#core/contract/console/audit.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { invitationLink, issueInvitation } from './invitations.ts';
import { hashPassword } from './password.ts';

const password = 'correct horse battery';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await testServer();
  passwordHash = await hashPassword(password, { N: 2 ** 10, r: 8, p: 1 });
});
afterAll(() => server.stop());

const minuteMs = 60_000;
let addresses = 0;
/** An address of its own for each test, so that only the account's lock applies. */
const address = (): Record<string, string> => ({ 'x-forwarded-for': `10.9.0.${(addresses += 1)}` });
const firstStep = (loginName: string, tried: string, headers = address()) =>
  callConsole(server, session.signIn, { loginName, password: tried }, { headers });
async function challengeOf(operator: TestOperator): Promise<string> {
  const { data } = await firstStep(operator.loginName, password);
  if (data.step !== 'totp') throw new Error('no second step');
  return data.challenge;
}
const cookieIn = (cookies: readonly string[], name: string): string | undefined =>
  cookies.find((each) => each.startsWith(`${name}=`))?.split(';')[0];

describe('an operator signs in', () => {
  it('with password and code, into a session that no script reads and no other site sends', async () => {
    const operator = await anOperator(server, { passwordHash });
    const challenge = await challengeOf(operator);
    const answer = await callConsole(server, session.verifyTotp, {
      challenge,
      code: codeOf(server, operator),
    });
    expect(answer.success).toBe(true);
    expect(answer.cookies.join()).toMatch(/^console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = cookieIn(answer.cookies, 'console');
    expect((await callConsole(server, session.me, {}, { cookie })).data).toMatchObject({
      loginName: operator.loginName,
      roles: ['owner'],
    });
    await callConsole(server, session.signOut, {}, { cookie });
    expect((await callConsole(server, session.me, {}, { cookie })).code).toBe('-2');
  });

  it('not with a code that was used before, nor with a challenge that opened a session', async () => {
    const operator = await anOperator(server, { passwordHash });
    const [first, second] = [await challengeOf(operator), await challengeOf(operator)];
    const code = codeOf(server, operator);
    const answers = await Promise.all(
      [first, second].map((challenge) => callConsole(server, session.verifyTotp, { challenge, code })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const used = answers[0]?.success ? first : second;
    expect(
      await callConsole(server, session.verifyTotp, { challenge: used, code: codeOf(server, operator, 1) }),
    ).toMatchObject({ success: false, message: '登录已超时，请重新输入密码' });
  });

  it('without a code on a trusted device, for twelve hours and for this operator alone', async () => {
    const [operator, other] = [
      await anOperator(server, { passwordHash }),
      await anOperator(server, { passwordHash }),
    ];
    const { cookies } = await callConsole(server, session.verifyTotp, {
      challenge: await challengeOf(operator),
      code: codeOf(server, operator),
      trustDevice: true,
    });
    const cookie = cookieIn(cookies, 'console-device');
    const signInAs = async ({ loginName }: TestOperator) =>
      (await callConsole(server, session.signIn, { loginName, password }, { cookie, headers: address() }))
        .data.step;
    expect(await signInAs(operator)).toBe('signed-in');
    expect(await signInAs(other)).toBe('totp');
    await server.advance(12 * 60 * minuteMs + 1);
    expect(await signInAs(operator)).toBe('totp');
  });

  it('with a recovery code, each once', async () => {
    const { token } = await anInvitation();
    const { totpSecret, loginName } = (await callConsole(server, session.openInvitation, { token })).data;
    const { data } = await callConsole(server, session.acceptInvitation, {
      token,
      password,
      code: codeOf(server, { totpSecret }),
    });
    const [code = ''] = data.recoveryCodes;
    const step = async () => {
      const signedIn = (await firstStep(loginName, password)).data;
      const challenge = signedIn.step === 'totp' ? signedIn.challenge : '';
      return callConsole(server, session.useRecoveryCode, { challenge, code });
    };
    expect(await step()).toMatchObject({ success: true, data: { codesLeft: 9 } });
    expect(await step()).toMatchObject({ success: false, message: '恢复码不对，或已经用过' });
  });
});

async function anInvitation() {
  const operator = await anOperator(server, { passwordHash });
  await server.db
    .updateTable('operators')
    .set({ state: 'invited', password_hash: null, totp_sealed: null })
    .where('operator_id', '=', operator.operatorId)
    .execute();
  return issueInvitation(server.db, server.deps.encryption, operator.operatorId, server.now());
}

describe('guessing', () => {
  it('five wrong passwords lock the account for a quarter of an hour, from any address and however many are tried at once', async () => {
    const operator = await anOperator(server, { passwordHash });
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => firstStep(operator.loginName, 'wrong password')),
    );
    expect(tries.map(({ message }) => message).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => '尝试次数过多，请15分钟后再试'),
      ...Array.from({ length: 5 }, () => '登录名或密码不对'),
    ]);
    expect((await firstStep(operator.loginName, password)).message).toBe('尝试次数过多，请15分钟后再试');
    await server.advance(15 * minuteMs + 1);
    expect((await firstStep(operator.loginName, password)).data.step).toBe('totp');
  });

  it('wrong codes lock as well', async () => {
    const operator = await anOperator(server, { passwordHash });
    const challenge = await challengeOf(operator);
    const right = codeOf(server, operator);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1)
      await callConsole(server, session.verifyTotp, { challenge, code: wrong });
    expect((await callConsole(server, session.verifyTotp, { challenge, code: right })).success).toBe(false);
  });

  it('one address has twenty attempts, whatever names it tries', async () => {
    const headers = address();
    await firstStep('nobody1', 'wrong', headers);
    await server.db
      .updateTable('operator_sign_in_failures')
      .set({ failures: 19 })
      .where('network', '=', headers['x-forwarded-for'] ?? '')
      .execute();
    expect((await firstStep('nobody2', 'wrong', headers)).message).toBe('登录名或密码不对');
    expect((await firstStep('nobody3', 'wrong', headers)).message).toBe('尝试次数过多，请15分钟后再试');
  });

  it('a name that does not exist gets the same answer as a wrong password', async () => {
    const operator = await anOperator(server, { passwordHash });
    const [known, unknown] = [
      await firstStep(operator.loginName, 'wrong password'),
      await firstStep('nobody.at.all', 'wrong password'),
    ];
    expect({ ...known, cookies: [] }).toEqual({ ...unknown, cookies: [] });
  });
});

describe('a session of an operator', () => {
  it('ends after twelve minutes without a call, and after twelve hours in any case', async () => {
    const operator = await anOperator(server);
    const isOpen = async () => (await callConsole(server, session.me, {}, operator)).success;
    await server.advance(11 * minuteMs);
    expect(await isOpen()).toBe(true);
    await server.advance(11 * minuteMs);
    expect(await isOpen()).toBe(true);
    await server.advance(12 * minuteMs);
    expect(await isOpen()).toBe(false);

    const busy = await anOperator(server);
    for (let passed = 0; passed < 71; passed += 1) {
      await server.advance(10 * minuteMs);
      expect((await callConsole(server, session.me, {}, busy)).success).toBe(true);
    }
    await server.advance(10 * minuteMs);
    expect((await callConsole(server, session.me, {}, busy)).success).toBe(false);
  });

  it('ends at once when its operator is locked', async () => {
    const [owner, other] = [await anOperator(server), await anOperator(server, { roles: ['content'] })];
    await consoleData(
      server,
      members.lockMember,
      { operatorId: other.operatorId, reason: '电脑丢失' },
      owner,
    );
    expect((await callConsole(server, session.me, {}, other)).code).toBe('-2');
    expect(
      (
        await callConsole(
          server,
          members.lockMember,
          { operatorId: owner.operatorId, reason: '自己试一试' },
          owner,
        )
      ).message,
    ).toBe('不能停用自己');
  });

  it('a request that no page of the console made is refused', async () => {
    const operator = await anOperator(server);
    const answer = await callConsole(
      server,
      session.me,
      {},
      {
        ...operator,
        headers: { 'sec-fetch-site': 'cross-site' },
      },
    );
    expect([answer.status, answer.success]).toEqual([403, false]);
  });
});

describe('an invitation', () => {
  it('sets password and authenticator once, with the link in the part of the address that no server sees', async () => {
    const { token } = await anInvitation();
    expect(invitationLink('https://console.example/content/console', token)).toBe(
      `https://console.example/content/console/accept#${token}`,
    );
    const opened = (await callConsole(server, session.openInvitation, { token })).data;
    expect(opened.totpUri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    const accept = (chosen: string) =>
      callConsole(server, session.acceptInvitation, {
        token,
        password: chosen,
        code: codeOf(server, opened),
      });
    expect((await accept('short')).message).toBe('密码至少12位');
    const both = await Promise.all([accept(password), accept(password)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect((await accept(password)).message).toBe('邀请链接已失效，请联系负责人重新生成');
  });

  it('ends after a quarter of an hour', async () => {
    const { token } = await anInvitation();
    await server.advance(15 * minuteMs);
    expect((await callConsole(server, session.openInvitation, { token })).success).toBe(false);
  });
});

it('sign-ins, failures and locks stand in the audit log, without password or code', async () => {
  const auditor = await anOperator(server, { roles: ['audit'] });
  const { rows } = await consoleData(server, audit.auditLog, { limit: 100 }, auditor);
  expect(new Set(rows.map(({ act }) => act))).toEqual(
    new Set([
      '登录',
      '登录失败',
      '登录失败，账号锁定15分钟',
      '动态码错误',
      '动态码错误，账号锁定15分钟',
      '退出登录',
      '设置密码和身份验证器',
      '停用成员',
    ]),
  );
  expect(JSON.stringify(rows)).not.toContain(password);
});
