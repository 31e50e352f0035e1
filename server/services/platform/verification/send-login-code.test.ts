import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aPass } from '../../../testing/a-pass.ts';
import { freshMobile } from '../../../testing/fresh.ts';
import { codeFor, requestCode } from '../../../testing/sign-in.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { lookupOf } from '../../../testing/databases/test-encryption.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestServer;
beforeAll(async () => {
  // A hundred messages at once take more than the default limit on a busy machine.
  server = await testServer({ settings: { UPSTREAM_TIMEOUT_MS: '30000' } });
});
afterAll(() => server.stop());

let address = 0;
/** A visitor from an address of their own. */
const visitor = () => ({ headers: { 'x-forwarded-for': `10.1.${(address += 1) >> 8}.${address & 255}` } });
/** Another phone behind the same address. */
const another = ({ headers }: ReturnType<typeof visitor>, phone: number) => ({
  headers: { ...headers, 'user-agent': `phone ${phone}` },
});
const request = async (mobile: string, from = visitor()) =>
  server.call(verification.sendLoginCode, { mobile, captchaToken: await aPass(server) }, from);
const speak = (mobile: string, from = visitor()) =>
  server.call(verification.sendLoginCode, { mobile, channel: 'voice' }, from);
const messagesFor = (mobile: string) => server.sandbox(upstreams.inbox, { mobile });

describe('the login code (decisions §3, A7)', () => {
  it('arrives as six digits that last five minutes', async () => {
    const mobile = freshMobile();
    expect(await request(mobile)).toMatchObject({
      success: true,
      data: { resendInSeconds: 60, expiresInSeconds: 300 },
    });
    const [message] = await messagesFor(mobile);
    expect(message).toMatchObject({ channel: 'sms', code: expect.stringMatching(/^\d{6}$/) });
    expect(message?.text).toContain('5分钟内有效');
  });

  it('is sent once a minute to a number', async () => {
    const mobile = freshMobile();
    await request(mobile);
    expect(await request(mobile)).toMatchObject({
      code: '0',
      message: expect.stringMatching(/^验证码已发送，请\d+秒后再试$/),
    });
    await server.advance(minute);
    expect(await request(mobile)).toMatchObject({ success: true });
    expect(await messagesFor(mobile)).toHaveLength(2);
  });

  it('is sent ten times a day to a number, and again the next day', async () => {
    const mobile = freshMobile();
    for (let i = 0; i < 10; i += 1) {
      expect(await request(mobile)).toMatchObject({ success: true });
      await server.advance(minute);
    }
    expect(await request(mobile)).toMatchObject({
      code: '0',
      message: '该号码今日获取验证码次数已达上限，请明天再试',
    });
    expect(await messagesFor(mobile)).toHaveLength(10);
    await server.advance(day);
    expect(await request(mobile)).toMatchObject({ success: true });
  });

  it('is one message when a hundred requests come at once', async () => {
    const mobile = freshMobile();
    const passes = await Promise.all(Array.from({ length: 100 }, () => aPass(server)));
    const answers = await Promise.all(
      passes.map((captchaToken) =>
        server.call(verification.sendLoginCode, { mobile, captchaToken }, visitor()),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([...Array<string>(99).fill('0'), '1']);
    expect(await messagesFor(mobile)).toHaveLength(1);
  });

  it('is sent sixty times an hour from one address, whatever the numbers and however parallel', async () => {
    const here = visitor();
    const passes = await Promise.all(Array.from({ length: 70 }, () => aPass(server)));
    const answers = await Promise.all(
      passes.map((captchaToken, i) =>
        server.call(
          verification.sendLoginCode,
          { mobile: freshMobile(), captchaToken },
          another(here, i % 5),
        ),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(60);
    expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
      new Set(['操作太频繁，请稍后再试']),
    );
    await server.advance(60 * minute);
    expect(await request(freshMobile(), here)).toMatchObject({ success: true });
  });

  it('is sent twenty times an hour from one phone, and other phones behind its address still get theirs', async () => {
    const here = visitor();
    const passes = await Promise.all(Array.from({ length: 30 }, () => aPass(server)));
    const answers = await Promise.all(
      passes.map((captchaToken) =>
        server.call(verification.sendLoginCode, { mobile: freshMobile(), captchaToken }, another(here, 1)),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(20);
    expect(
      await server.call(
        verification.sendLoginCode,
        { mobile: freshMobile(), captchaToken: await aPass(server) },
        another(here, 2),
      ),
    ).toMatchObject({ success: true });
  });

  it('answers a known and an unknown number with the same bytes', async () => {
    const { mobile: known } = await aMember(server);
    const answers = await Promise.all(
      [known, freshMobile()].map(async (mobile) =>
        server.send(verification.sendLoginCode, { mobile, captchaToken: await aPass(server) }, visitor()),
      ),
    );
    const [one, other] = answers.map(({ text, envelope }) =>
      text.replace(envelope.data.ticket, 'x'.repeat(envelope.data.ticket.length)),
    );
    expect(one).toBe(other);
  });

  it('needs a captcha, and does not take an invented one', async () => {
    const mobile = freshMobile();
    expect(await server.call(verification.sendLoginCode, { mobile }, visitor())).toMatchObject({
      code: '0',
      message: '请先完成拼图验证',
    });
    expect(
      await server.call(verification.sendLoginCode, { mobile, captchaToken: 'x'.repeat(43) }, visitor()),
    ).toMatchObject({ code: '0', message: '请先完成拼图验证' });
    expect(await messagesFor(mobile)).toEqual([]);
  });

  it('stands in no answer and in no line of the log', async () => {
    const mobile = freshMobile();
    const { text } = await server.send(
      verification.sendLoginCode,
      { mobile, captchaToken: await aPass(server) },
      visitor(),
    );
    const code = await codeFor(server, mobile);
    expect(text).not.toContain(code);
    expect(server.logs().filter((record) => record.includes(code))).toEqual([]);
    const { rows } = await server.db
      .selectFrom('sms_codes')
      .selectAll()
      .where('mobile_lookup', '=', lookupOf(mobile))
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }));
    expect(rows).not.toContain(code);
  });

  it('is not said to be sent while the gateway is out of service', async () => {
    await server.sandbox(upstreams.setOutage, { upstream: 'sms', on: true });
    const answer = await request(freshMobile());
    await server.sandbox(upstreams.setOutage, { upstream: 'sms', on: false });
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining('未能发送') });
  });

  it('a new code kills the one before', async () => {
    const mobile = freshMobile();
    await requestCode(server, mobile, visitor());
    await server.advance(minute);
    await requestCode(server, mobile, visitor());
    const codes = await server.db
      .selectFrom('sms_codes')
      .select('tries_left')
      .where('mobile_lookup', '=', lookupOf(mobile))
      .orderBy('sent_at')
      .execute();
    expect(codes.map(({ tries_left }) => tries_left)).toEqual([0, 5]);
  });
});

describe('the spoken code', () => {
  it('needs no captcha, is one every two minutes, and three a day for a number', async () => {
    const mobile = freshMobile();
    expect(await speak(mobile)).toMatchObject({ success: true, data: { resendInSeconds: 120 } });
    await server.advance(minute);
    expect(await speak(mobile)).toMatchObject({ code: '0', message: expect.stringMatching(/^验证码已发送/) });
    for (let i = 0; i < 2; i += 1) {
      await server.advance(2 * minute);
      expect(await speak(mobile)).toMatchObject({ success: true });
    }
    await server.advance(2 * minute);
    expect(await speak(mobile)).toMatchObject({
      code: '0',
      message: '该号码今日获取验证码次数已达上限，请明天再试',
    });
    expect((await messagesFor(mobile)).map(({ channel }) => channel)).toEqual(['voice', 'voice', 'voice']);
  });

  it('is sent five times an hour from one address, even for thirty numbers at once', async () => {
    const here = visitor();
    const answers = await Promise.all(Array.from({ length: 30 }, () => speak(freshMobile(), here)));
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
  });
});
