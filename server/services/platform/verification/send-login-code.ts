import type { CodeSent } from '#core/contract/common/verification.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newToken, tokenHash } from '../../../http/secrets.ts';
import { spendPass } from './captcha-tables.ts';
import { smsLimits, type SmsChannel } from './sms-limits.ts';
import { sendCode } from './send-code.ts';

export interface CodeRequest {
  readonly mobile: string;
  readonly captchaToken?: string | undefined;
  readonly channel: SmsChannel;
  readonly purpose: string;
}

/** Sends a login code. The answer does not reveal whether the number has an account. */
export async function sendLoginCode(
  deps: Deps,
  { mobile, captchaToken, channel, purpose }: CodeRequest,
  call: Pick<Call, 'network' | 'device'>,
): Promise<CodeSent> {
  if (
    smsLimits[channel].needsCaptcha &&
    !(captchaToken && (await spendPass(deps.db, tokenHash(captchaToken), deps.clock.now())))
  ) {
    throw new Refusal('请先完成拼图验证');
  }
  return sendCode(deps, { mobile, channel, purpose, subject: '登录', ticket: newToken() }, call);
}
