import { randomInt } from 'node:crypto';
import { names } from '#core/config/names.ts';
import type { CodeSent } from '#core/contract/common/verification.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { codeHash, tokenHash } from '../../../http/secrets.ts';
import { dropCode, keepCode, lockSender, sentSoFar } from './code-tables.ts';
import { sentLimits, smsLimits, type SmsChannel } from './sms-limits.ts';

export interface CodeToSend {
  readonly mobile: string;
  readonly channel: SmsChannel;
  /** The code is good for this purpose alone. */
  readonly purpose: string;
  /** What the message says the code is for. */
  readonly subject: string;
  /** Binds the code to the page or session that requested it. */
  readonly ticket: string;
}

/** Sends a code of six digits, within the limits of number, address and device. */
export async function sendCode(
  { db, clock, secret, sms, encryption, limits: limitsNow }: Deps,
  { mobile, channel, purpose, subject, ticket }: CodeToSend,
  call: Pick<Call, 'network' | 'device'>,
): Promise<CodeSent> {
  const { network: ip } = call;
  const device = call.device();
  const limits = smsLimits[channel];
  const allowed = sentLimits(channel, await limitsNow());
  const now = clock.now();
  const mobile_lookup = encryption.mobiles.lookup(mobile);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hashes = {
    code_hash: codeHash(secret, 'sms-code', purpose, mobile, code),
    ticket_hash: tokenHash(ticket),
  };
  await db.transaction().execute(async (tx) => {
    await lockSender(tx, mobile_lookup, ip);
    const sent = await sentSoFar(tx, { mobile_lookup, ip, device }, now);
    const waited = sent.lastSentAt ? now.getTime() - sent.lastSentAt.getTime() : Infinity;
    if (waited < limits.resendSeconds * 1000)
      throw new Refusal(
        `验证码已发送，请${Math.ceil(limits.resendSeconds - Math.max(0, waited) / 1000)}秒后再试`,
      );
    if (sent.numberToday >= allowed.perNumberPerDay)
      throw new Refusal('该号码今日获取验证码次数已达上限，请明天再试');
    if (sent.addressLastHour >= allowed.perAddressPerHour || sent.deviceLastHour >= allowed.perDevicePerHour)
      throw new Refusal('操作太频繁，请稍后再试');
    await keepCode(tx, {
      mobile_lookup,
      purpose,
      ip,
      device,
      ...hashes,
      sent_at: now,
      expires_at: new Date(now.getTime() + limits.lifeSeconds * 1000),
      tries_left: limits.tries,
    });
  });

  const outcome = await sms.send({
    mobile,
    channel,
    text: `【${names.product}】您的${subject}验证码是${code}，${limits.lifeSeconds / 60}分钟内有效。请勿告诉他人。`,
  });
  switch (outcome) {
    case 'sent':
      return { resendInSeconds: limits.resendSeconds, expiresInSeconds: limits.lifeSeconds, ticket };
    case 'held-back':
      // Nothing was sent, so the next try waits for nothing.
      await dropCode(db, hashes);
      throw new Refusal('验证码未能发送，请稍后再试');
    case 'refused':
      throw new Refusal('验证码未能发送，请稍后再试');
    case 'unknown':
      throw new Refusal(`短信网关没有回应，验证码可能未能发送，请${limits.resendSeconds}秒后再试`);
  }
}
