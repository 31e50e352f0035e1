import { Secret, TOTP } from 'otpauth';
import { names } from '#core/config/names.ts';

const stepSeconds = 30;
const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: `${names.product}运营台`,
    label,
    secret: Secret.fromBase32(secret),
    period: stepSeconds,
  });

/** 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;
/** What the authenticator reads as a QR code. */
export const totpUri = (secret: string, loginName: string): string => totpOf(secret, loginName).toString();

/** The time step of an instant; each has one code. */
export const totpStepAt = (time: Date): number => Math.floor(time.getTime() / 1_000 / stepSeconds);

/** The code that an authenticator shows in a time step. */
export const codeOfStep = (secret: string, step: number): string =>
  totpOf(secret, '').generate({ timestamp: step * stepSeconds * 1_000 });

/** The time step of a valid code, at most one step early or late; undefined: the code is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : totpStepAt(now) + delta;
}
