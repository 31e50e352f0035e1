import { codeMessage, macLength, type LoungeCode } from '#core/rules/lounge/lounge-code.ts';
import { codeHash, sameHash, seededHash } from '../../http/secrets.ts';

/** The seed bound to one visit and its last minute. It is derived, so nothing is stored that could be stolen. */
export const seedOf = (secret: string, orderId: string, until: number): string =>
  codeHash(secret, 'lounge-seed', orderId, String(until)).toString('base64url');

export const macOf = (seed: string, code: Pick<LoungeCode, 'orderId' | 'minute'>): string =>
  seededHash(seed, codeMessage(code)).toString('hex').slice(0, macLength);

export const isGenuine = (secret: string, { mac, ...code }: LoungeCode): boolean =>
  sameHash(Buffer.from(mac), Buffer.from(macOf(seedOf(secret, code.orderId, code.until), code)));

const entryDigits = 6;
const proofDigits = 4;

/** The digits typed at the entrance: the visit's number and a proof of the minute. */
export const digitsOf = (secret: string, orderId: string, entryNo: number, minute: number): string =>
  String(entryNo).padStart(entryDigits, '0') + digitsProof(secret, orderId, minute);

const digitsProof = (secret: string, orderId: string, minute: number): string => {
  const mac = codeHash(secret, 'lounge-digits', orderId, String(minute));
  return String(mac.readUInt32BE(0) % 10 ** proofDigits).padStart(proofDigits, '0');
};

export const readDigits = (text: string): { entryNo: number; proof: string } | undefined =>
  /^\d{10}$/.test(text)
    ? { entryNo: Number(text.slice(0, entryDigits)), proof: text.slice(entryDigits) }
    : undefined;

export const isProof = (secret: string, orderId: string, minute: number, proof: string): boolean =>
  sameHash(Buffer.from(proof), Buffer.from(digitsProof(secret, orderId, minute)));
