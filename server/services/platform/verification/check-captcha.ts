import type { verification } from '#core/contract/common/verification.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newToken, tokenHash } from '../../../http/secrets.ts';
import { isHumanTrace } from './is-human-trace.ts';
import { keepPass, passLifeMs, takeCaptcha } from './captcha-tables.ts';

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
