import { randomInt } from 'node:crypto';
import { names } from '#core/config/names.ts';
import type { CodeSent } from '#core/contract/common/verification.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { codeHash, newToken, tokenHash } from '../../../http/secrets.ts';
import { spendPass } from './captcha-tables.ts';
import { smsLimits, type SmsChannel } from './sms-limits.ts';
import { keepCode, lockSender, sentSoFar } from './code-tables.ts';

export interface CodeRequest {
  readonly mobile: string;
  readonly captchaToken?: string | undefined;
  readonly channel: SmsChannel;
  readonly purpose: string;
}

/** Sends a code of six digits. The answer does not reveal whether the number has an account. */
export async function sendLoginCode(
  deps: Deps,
  request: CodeRequest,
  call: Pick<Call, 'ip' | 'device'>,
): Promise<CodeSent> {
  const { db, clock, secret, sms } = deps;
  const { mobile, channel, purpose } = request;
  const { ip } = call;
  const device = call.device();
  const limits = smsLimits[channel];
  const now = clock.now();
  if (
    limits.needsCaptcha &&
    !(request.captchaToken && (await spendPass(db, tokenHash(request.captchaToken), now)))
  ) {
    throw new Refusal('请先完成拼图验证');
  }

  const ticket = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.transaction().execute(async (tx) => {
    await lockSender(tx, mobile, ip);
    const sent = await sentSoFar(tx, { mobile, ip, device }, now);
    const waited = sent.lastSentAt ? now.getTime() - sent.lastSentAt.getTime() : Infinity;
    if (waited < limits.resendSeconds * 1000)
      throw new Refusal(
        `验证码已发送，请${Math.ceil(limits.resendSeconds - Math.max(0, waited) / 1000)}秒后再试`,
      );
    if (sent.numberToday >= limits.perNumberPerDay)
      throw new Refusal('该号码今日获取验证码次数已达上限，请明天再试');
    if (sent.addressLastHour >= limits.perAddressPerHour || sent.deviceLastHour >= limits.perDevicePerHour)
      throw new Refusal('操作太频繁，请稍后再试');
    await keepCode(tx, {
      mobile,
      purpose,
      ip,
      device,
      code_hash: codeHash(secret, purpose, mobile, code),
      ticket_hash: tokenHash(ticket),
      sent_at: now,
      expires_at: new Date(now.getTime() + limits.lifeSeconds * 1000),
      tries_left: limits.tries,
    });
  });

  const outcome = await sms.send({
    mobile,
    channel,
    text: `【${names.product}】您的登录验证码是${code}，${limits.lifeSeconds / 60}分钟内有效。请勿告诉他人。`,
  });
  if (outcome === 'refused' || outcome === 'held-back') throw new Refusal('短信发送失败，请稍后再试');
  return { resendInSeconds: limits.resendSeconds, expiresInSeconds: limits.lifeSeconds, ticket };
}
