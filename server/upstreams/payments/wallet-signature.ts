import type { KeyObject } from 'node:crypto';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { isRsaSigned, rsaSign } from './rsa.ts';

export interface WalletKeys {
  readonly privateKey: KeyObject;
  /** The wallet's, which signs answers and notices. */
  readonly walletKey: KeyObject;
}

type Params = Readonly<Record<string, string>>;

/** The text that is signed: every parameter that is not empty, sorted by name. */
const signedText = (params: Params, without: readonly string[]): string =>
  Object.keys(params)
    .filter((name) => !without.includes(name) && params[name] !== '')
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');

export const signedParams = ({ privateKey }: WalletKeys, params: Params): Params => ({
  ...params,
  sign: rsaSign(privateKey, signedText(params, ['sign'])),
});

export const isWalletNotice = ({ walletKey }: WalletKeys, params: Params): boolean =>
  params['sign_type'] === 'RSA2' &&
  isRsaSigned(walletKey, signedText(params, ['sign', 'sign_type']), params['sign'] ?? '');

/** Whether the wallet signed an answer: the text of the named field, as it was sent. */
export function isWalletAnswer({ walletKey }: WalletKeys, field: string, text: string): boolean {
  const parts = new RegExp(
    `^\\s*\\{\\s*"${field}"\\s*:\\s*(\\{.*\\})\\s*,\\s*"sign"\\s*:\\s*"([^"]+)"\\s*\\}\\s*$`,
    's',
  ).exec(text);
  return parts !== null && isRsaSigned(walletKey, parts[1] ?? '', parts[2] ?? '');
}

const two = (value: number): string => String(value).padStart(2, '0');
/** '2026-08-15 11:00:00', in the operator's time. */
export function walletTime(at: Date): string {
  const { year, month, day, hour, minute, second } = chinaTime(at);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** The moment of such a text; NaN when it is none. */
export const walletMoment = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);
