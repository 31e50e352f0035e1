import { verification } from '#core/contract/common/verification.ts';
import type { SendOptions } from './send-call.ts';
import type { TestServer } from './test-server.ts';

/** The trace of a finger to x. */
export const humanTrace = (x: number): { x: number; y: number; t: number }[] =>
  [0, 0.4, 0.8, 1].map((part, i) => ({ x: x * part, y: i, t: i * 120 }));

/** The position of the gap, from the database. */
export async function gapOf({ db }: Pick<TestServer, 'db'>, captchaId: string): Promise<number> {
  const { target_x } = await db
    .selectFrom('captchas')
    .select('target_x')
    .where('captcha_id', '=', captchaId)
    .executeTakeFirstOrThrow();
  return target_x;
}

/** A pass from a solved captcha. */
export async function solveCaptcha(
  server: Pick<TestServer, 'db' | 'data'>,
  options?: SendOptions,
): Promise<string> {
  const { captchaId } = await server.data(verification.newCaptcha, {}, options);
  const x = await gapOf(server, captchaId);
  return (await server.data(verification.checkCaptcha, { captchaId, x, trace: humanTrace(x) }, options))
    .captchaToken;
}
