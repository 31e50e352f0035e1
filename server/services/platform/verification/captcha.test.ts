import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import { freshMobile } from '../../../testing/fresh.ts';
import { gapOf, humanTrace, solveCaptcha } from '../../../testing/solve-captcha.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aPuzzle = async () => {
  const puzzle = await server.data(verification.newCaptcha, {});
  return { ...puzzle, gap: await gapOf(server, puzzle.captchaId) };
};
const check = (captchaId: string, x: number, trace = humanTrace(x)) =>
  server.call(verification.checkCaptcha, { captchaId, x, trace });

describe('the slider captcha (decisions §3)', () => {
  it('is a picture and a piece whose bytes do not reveal the position', async () => {
    const { gap, captchaId, ...shown } = await aPuzzle();
    expect(shown.image).toMatch(/^data:image\/webp;base64,/);
    expect(shown.piece).toMatch(/^data:image\/webp;base64,/);
    expect(shown).not.toHaveProperty('targetX');
    expect(gap).toBeGreaterThan(shown.pieceSize);
    expect(gap + shown.pieceSize).toBeLessThanOrEqual(shown.width);
  });

  it('takes the right place with a human trace, within four pixels', async () => {
    for (const off of [-4, 0, 4]) {
      const { captchaId, gap } = await aPuzzle();
      expect(await check(captchaId, gap + off)).toMatchObject({
        success: true,
        data: { captchaToken: expect.stringMatching(/^[\w-]{43}$/) },
      });
    }
  });

  it('refuses the wrong place', async () => {
    for (const off of [-5, 5, 40]) {
      const { captchaId, gap } = await aPuzzle();
      expect(await check(captchaId, gap + off)).toMatchObject({
        code: '0',
        message: '没有对准，请再试一次',
        data: null,
      });
    }
  });

  it.each([
    ['no trace at all', () => []],
    ['two points', (x: number) => humanTrace(x).slice(-2)],
    ['everything in an instant', (x: number) => humanTrace(x).map((point) => ({ ...point, t: 0 }))],
    [
      'time running backwards',
      (x: number) => humanTrace(x).map((point, i) => ({ ...point, t: 1_000 - i * 200 })),
    ],
    ['an end elsewhere', (x: number) => humanTrace(x - 30)],
  ])('refuses the right place reached with %s', async (_title, traceTo) => {
    const { captchaId, gap } = await aPuzzle();
    expect(await check(captchaId, gap, traceTo(gap))).toMatchObject({
      code: '0',
      message: '没有对准，请再试一次',
    });
  });

  it('gives one try, right or wrong', async () => {
    const wrong = await aPuzzle();
    await check(wrong.captchaId, wrong.gap + 40);
    expect(await check(wrong.captchaId, wrong.gap)).toMatchObject({
      code: '0',
      message: '验证已过期，请重新拖动',
    });
    const right = await aPuzzle();
    const answers = await Promise.all(Array.from({ length: 10 }, () => check(right.captchaId, right.gap)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('an unknown puzzle and a spent one sound the same', async () => {
    const spent = await aPuzzle();
    await check(spent.captchaId, spent.gap);
    expect(await check('never-made', 100)).toEqual(await check(spent.captchaId, spent.gap));
  });

  it('ends after two minutes', async () => {
    const { captchaId, gap, expiresInSeconds } = await aPuzzle();
    expect(expiresInSeconds).toBe(120);
    await server.advance(expiresInSeconds * 1000);
    expect(await check(captchaId, gap)).toMatchObject({ code: '0', message: '验证已过期，请重新拖动' });
  });

  it('is worth one message, within two minutes', async () => {
    const captchaToken = await solveCaptcha(server);
    const request = () => server.call(verification.sendLoginCode, { mobile: freshMobile(), captchaToken });
    const answers = await Promise.all([request(), request(), request(), request()]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === '请先完成拼图验证')).toHaveLength(3);

    const late = await solveCaptcha(server);
    await server.advance(120_000);
    expect(
      await server.call(verification.sendLoginCode, { mobile: freshMobile(), captchaToken: late }),
    ).toMatchObject({ code: '0', message: '请先完成拼图验证' });
  });
});

describe('an address that asks for many pictures or tries many solutions', () => {
  it('is limited in each, and others are not', async () => {
    const limited = await testServer({ database: server.database, settings: { CAPTCHAS_PER_MINUTE: '3' } });
    const statuses = (
      request: (headers: Record<string, string>) => Promise<{ status: number }>,
      address: string,
    ) =>
      Promise.all(
        Array.from({ length: 6 }, async () => (await request({ 'x-forwarded-for': address })).status),
      );
    const pictures = (headers: Record<string, string>) =>
      limited.send(verification.newCaptcha, {}, { headers });
    const tries = (headers: Record<string, string>) =>
      limited.send(verification.checkCaptcha, { captchaId: 'none', x: 1, trace: [] }, { headers });
    for (const request of [pictures, tries]) {
      expect((await statuses(request, '10.0.0.1')).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 429, 429, 429,
      ]);
      expect((await request({ 'x-forwarded-for': '10.0.0.2' })).status).toBe(200);
    }
    await limited.stop();
  });
});
