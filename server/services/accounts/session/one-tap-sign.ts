import { codeHash, sameHash } from '../../../http/secrets.ts';
import { isAlive } from '../../../lifetime.ts';

/** The page requests the SDK's token right after it. */
const lifeMs = 2 * 60_000;

const macOf = (secret: string, expires: string, requestHash: string): string =>
  codeHash(secret, 'one-tap-sign', expires, requestHash).toString('base64url');

/** The signature the one-tap SDK requires before it issues a token: our product and the current time. */
export function oneTapSign(secret: string, jtSign: string, now: Date): string {
  const expires = (now.getTime() + lifeMs).toString(36);
  const requestHash = codeHash(secret, 'one-tap-asked', jtSign).toString('base64url').slice(0, 22);
  return `${expires}.${requestHash}.${macOf(secret, expires, requestHash)}`;
}

/** The check of the SDK's server. */
export function isOneTapSign(secret: string, sign: string, now: Date): boolean {
  const [expires = '', requestHash = '', mac = '', ...more] = sign.split('.');
  return (
    more.length === 0 &&
    isAlive(new Date(Number.parseInt(expires, 36)), lifeMs, now) &&
    sameHash(Buffer.from(mac), Buffer.from(macOf(secret, expires, requestHash)))
  );
}
