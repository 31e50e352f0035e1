import type { verification } from '#core/contract/common/verification.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { TracePoint } from '#core/contract/common/verification.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newToken, tokenHash } from '../../../http/secrets.ts';
import { keepPass, passLifeMs, takeCaptcha } from './captcha-tables.ts';

const shortestMs = 120;
const toleranceX = 5;

/** Whether the trace moves over time and ends at the submitted position, as a finger or an arrow key does. */
function isHumanTrace(trace: readonly TracePoint[], endX: number): boolean {
  const [first, last] = [trace[0], trace.at(-1)];
  if (!first || !last || trace.length < 3) return false;
  const forward = trace.every((point, i) => i === 0 || point.t >= (trace[i - 1]?.t ?? 0));
  return forward && last.t - first.t >= shortestMs && Math.abs(last.x - endX) <= toleranceX;
}

const tolerancePx = 4;

/** One try per puzzle; a correct one returns a pass for one message. */
export async function checkCaptcha(
  { db, clock }: Deps,
  { captchaId, x, trace }: InputOf<typeof verification.checkCaptcha>,
): Promise<{ captchaToken: string }> {
  const now = clock.now();
  const captcha = await takeCaptcha(db, captchaId, now);
  if (!captcha) throw new Refusal('验证已过期，请重新拖动');
  if (Math.abs(captcha.target_x - x) > tolerancePx || !isHumanTrace(trace, x))
    throw new Refusal('没有对准，请再试一次');
  const captchaToken = newToken();
  await keepPass(db, {
    pass_hash: tokenHash(captchaToken),
    expires_at: new Date(now.getTime() + passLifeMs),
  });
  return { captchaToken };
}
