import { z } from 'zod';
import type { S3Settings } from './pictures/s3.ts';
import { payPairs, payPartnersOf, paySecretNames, paySettings, type PayPartners } from './pay-settings.ts';

/** An upstream's URL, HTTP only. */
export const upstreamUrl = z.url({ protocol: /^https?$/ });
export const ownSecret = z.string().min(32, '至少32个字符 (at least 32 characters)');

/** The systems of the operator and its partners; without a URL the sandbox is used. */
export const upstreamSettings = {
  SMS_GATEWAY_URL: upstreamUrl.optional(),
  SMS_GATEWAY_SECRET: ownSecret.optional(),
  SUPPLIER_URL: upstreamUrl.optional(),
  /** The secrets of single suppliers are derived from it. */
  SUPPLIER_SECRET: ownSecret.optional(),
  IDENTITY_URL: upstreamUrl.optional(),
  IDENTITY_SECRET: ownSecret.optional(),
  BILLING_URL: upstreamUrl.optional(),
  BILLING_SECRET: ownSecret.optional(),
  INVOICE_URL: upstreamUrl.optional(),
  INVOICE_SECRET: ownSecret.optional(),
  CHAT_APP_API_URL: upstreamUrl.optional(),
  CHAT_APP_SECRET: z.string().min(16).optional(),
  MINI_PROGRAM_SECRET: z.string().min(16).optional(),
  /** Scanners at lounges call us with it. */
  LOUNGE_SECRET: ownSecret.optional(),
  /** Merchants' terminals call us with it. */
  MERCHANT_SECRET: ownSecret.optional(),
  MAPS_API_URL: upstreamUrl.optional(),
  MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .optional(),
  /** Pictures that operators upload: a bucket of a store with the interface of S3, path style; without it a folder under DATA_DIR. */
  PICTURES_URL: upstreamUrl.optional(),
  PICTURES_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
  PICTURES_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,128}$/)
    .optional(),
  PICTURES_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/)
    .optional(),
  ...paySettings,
};
export type UpstreamSettings = {
  readonly [Setting in keyof typeof upstreamSettings]?: string | undefined;
};
type SettingName = keyof UpstreamSettings;

/** A system of the operator that shares a secret with us and with no other. */
export interface Partner {
  readonly url: string;
  readonly secret: string;
}

export interface Upstreams extends PayPartners {
  readonly smsGateway: Partner | undefined;
  readonly supplier: Partner | undefined;
  readonly identity: Partner | undefined;
  readonly billing: Partner | undefined;
  readonly invoices: Partner | undefined;
  /** The chat app's interface and the official account's secret there; the account's id stands in `external`. */
  readonly chatApp: Partner | undefined;
  /** The mini-program's secret at the same interface; its id stands in `core/config/hosts.ts`. */
  readonly miniProgramSecret: string | undefined;
  readonly loungeSecret: string | undefined;
  readonly merchantSecret: string | undefined;
  readonly operatorWallet: Partner | undefined;
  readonly bankCard: Partner | undefined;
  readonly mapsApi: { readonly url: string; readonly key: string } | undefined;
  /** Undefined: a folder. */
  readonly pictureStore: S3Settings | undefined;
}

/** Each URL with the secret or key that goes with it. */
const pairs = [
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET'],
  ['SUPPLIER_URL', 'SUPPLIER_SECRET'],
  ['BILLING_URL', 'BILLING_SECRET'],
  ['INVOICE_URL', 'INVOICE_SECRET'],
  ['MAPS_API_URL', 'MAPS_API_KEY'],
  ['IDENTITY_URL', 'IDENTITY_SECRET'],
  ['CHAT_APP_API_URL', 'CHAT_APP_SECRET'],
  ...payPairs,
] as const satisfies readonly (readonly [SettingName, SettingName])[];

export const upstreamUrlNames = [...new Set(pairs.map(([url]) => url))];
const secretNames = [
  'SMS_GATEWAY_SECRET',
  'SUPPLIER_SECRET',
  'BILLING_SECRET',
  'INVOICE_SECRET',
  'IDENTITY_SECRET',
  'CHAT_APP_SECRET',
  'MINI_PROGRAM_SECRET',
  'LOUNGE_SECRET',
  'MERCHANT_SECRET',
  'PICTURES_SECRET',
  ...paySecretNames,
] as const;

/** What is wrong with the upstreams' settings; undefined when nothing is. */
export function upstreamFault(s: UpstreamSettings & { readonly MALL_SECRET: string }): string | undefined {
  for (const [url, secret] of pairs)
    if (!s[url] !== !s[secret]) return `settings ${url} and ${secret} go together`;
  if (new Set([!s.PICTURES_URL, !s.PICTURES_KEY_ID, !s.PICTURES_SECRET]).size > 1)
    return 'settings PICTURES_URL, PICTURES_KEY_ID and PICTURES_SECRET go together';
  const names = ['MALL_SECRET', ...secretNames] as const;
  for (const [at, name] of names.entries()) {
    const twin = names.slice(at + 1).find((other) => s[name] !== undefined && s[other] === s[name]);
    if (twin) return `settings ${name} and ${twin}: every partner needs a secret of its own`;
  }
  return undefined;
}

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether traffic to the URL can be read on the way. The machine itself is no way: a proxy there may add the encryption. */
export function isPlain(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol !== 'https:' && !isLoopback(hostname);
}

const partner = (url: string | undefined, secret: string | undefined): Partner | undefined =>
  url !== undefined && secret !== undefined ? { url, secret } : undefined;

export const upstreamsOf = (s: UpstreamSettings): Upstreams => ({
  smsGateway: partner(s.SMS_GATEWAY_URL, s.SMS_GATEWAY_SECRET),
  supplier: partner(s.SUPPLIER_URL, s.SUPPLIER_SECRET),
  identity: partner(s.IDENTITY_URL, s.IDENTITY_SECRET),
  billing: partner(s.BILLING_URL, s.BILLING_SECRET),
  invoices: partner(s.INVOICE_URL, s.INVOICE_SECRET),
  chatApp: partner(s.CHAT_APP_API_URL, s.CHAT_APP_SECRET),
  miniProgramSecret: s.MINI_PROGRAM_SECRET,
  loungeSecret: s.LOUNGE_SECRET,
  merchantSecret: s.MERCHANT_SECRET,
  ...payPartnersOf(s),
  operatorWallet: partner(s.OPERATOR_WALLET_URL, s.OPERATOR_WALLET_SECRET),
  bankCard: partner(s.BANK_CARD_URL, s.BANK_CARD_SECRET),
  pictureStore:
    s.PICTURES_URL && s.PICTURES_KEY_ID && s.PICTURES_SECRET
      ? {
          url: s.PICTURES_URL,
          region: s.PICTURES_REGION ?? 'us-east-1',
          keyId: s.PICTURES_KEY_ID,
          secret: s.PICTURES_SECRET,
        }
      : undefined,
  mapsApi: s.MAPS_API_URL && s.MAPS_API_KEY ? { url: s.MAPS_API_URL, key: s.MAPS_API_KEY } : undefined,
});
