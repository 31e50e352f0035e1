import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { privateKeyOf, publicKeyOf } from '../crypto/rsa-keys.ts';
import type { ChatPayKeys } from './payments/chat-pay-signature.ts';
import type { WalletKeys } from './payments/wallet-signature.ts';

const word = z.string().regex(/^[\w-]{1,64}$/);
const privateKey = z
  .string()
  .refine((text) => privateKeyOf(text) !== undefined, 'an RSA private key, PKCS #8 in base64');
const publicKey = z
  .string()
  .refine((text) => publicKeyOf(text) !== undefined, 'an RSA public key, SPKI in base64');
const url = z.url({ protocol: /^https?$/ });
const secret = z.string().min(32, '至少32个字符 (at least 32 characters)');

/** The payment channels; without a URL the sandbox is used. */
export const paySettings = {
  CHAT_PAY_URL: url.optional(),
  CHAT_PAY_MERCHANT_ID: word.optional(),
  /** The serial number of our certificate, and its private key. */
  CHAT_PAY_SERIAL: word.optional(),
  CHAT_PAY_PRIVATE_KEY: privateKey.optional(),
  /** The platform's, which sign its answers and notices. */
  CHAT_PAY_PLATFORM_SERIAL: word.optional(),
  CHAT_PAY_PLATFORM_KEY: publicKey.optional(),
  /** Encrypts the content of notices. */
  CHAT_PAY_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32}$/, '32 characters')
    .optional(),
  WALLET_URL: url.optional(),
  WALLET_APP_ID: word.optional(),
  WALLET_PRIVATE_KEY: privateKey.optional(),
  WALLET_PUBLIC_KEY: publicKey.optional(),
  OPERATOR_WALLET_URL: url.optional(),
  OPERATOR_WALLET_SECRET: secret.optional(),
  BANK_CARD_URL: url.optional(),
  BANK_CARD_SECRET: secret.optional(),
};
export type PaySettings = { readonly [Setting in keyof typeof paySettings]?: string | undefined };

/** Each URL with what goes with it. */
export const payPairs = [
  ['CHAT_PAY_URL', 'CHAT_PAY_MERCHANT_ID'],
  ['CHAT_PAY_URL', 'CHAT_PAY_SERIAL'],
  ['CHAT_PAY_URL', 'CHAT_PAY_PRIVATE_KEY'],
  ['CHAT_PAY_URL', 'CHAT_PAY_PLATFORM_SERIAL'],
  ['CHAT_PAY_URL', 'CHAT_PAY_PLATFORM_KEY'],
  ['CHAT_PAY_URL', 'CHAT_PAY_API_KEY'],
  ['WALLET_URL', 'WALLET_APP_ID'],
  ['WALLET_URL', 'WALLET_PRIVATE_KEY'],
  ['WALLET_URL', 'WALLET_PUBLIC_KEY'],
  ['OPERATOR_WALLET_URL', 'OPERATOR_WALLET_SECRET'],
  ['BANK_CARD_URL', 'BANK_CARD_SECRET'],
] as const satisfies readonly (readonly [keyof PaySettings, keyof PaySettings])[];

export const paySecretNames = ['CHAT_PAY_API_KEY', 'OPERATOR_WALLET_SECRET', 'BANK_CARD_SECRET'] as const;

interface ChatPayPartner {
  readonly url: string;
  readonly merchantId: string;
  readonly keys: ChatPayKeys;
}
interface WalletPartner {
  readonly url: string;
  readonly appId: string;
  readonly keys: WalletKeys;
}
export interface PayPartners {
  readonly chatPay: ChatPayPartner | undefined;
  readonly wallet: WalletPartner | undefined;
}

/** The channels with keys; all of a channel's settings are there, or none. */
export const payPartnersOf = (s: PaySettings): PayPartners => ({
  chatPay: s.CHAT_PAY_URL
    ? {
        url: s.CHAT_PAY_URL,
        merchantId: s.CHAT_PAY_MERCHANT_ID ?? '',
        keys: {
          serial: s.CHAT_PAY_SERIAL ?? '',
          privateKey: checked(privateKeyOf(s.CHAT_PAY_PRIVATE_KEY ?? '')),
          platformSerial: s.CHAT_PAY_PLATFORM_SERIAL ?? '',
          platformKey: checked(publicKeyOf(s.CHAT_PAY_PLATFORM_KEY ?? '')),
          apiKey: s.CHAT_PAY_API_KEY ?? '',
        },
      }
    : undefined,
  wallet: s.WALLET_URL
    ? {
        url: s.WALLET_URL,
        appId: s.WALLET_APP_ID ?? '',
        keys: {
          privateKey: checked(privateKeyOf(s.WALLET_PRIVATE_KEY ?? '')),
          walletKey: checked(publicKeyOf(s.WALLET_PUBLIC_KEY ?? '')),
        },
      }
    : undefined,
});

function checked(key: KeyObject | undefined): KeyObject {
  if (!key) throw new Error('a key of a payment channel was not checked');
  return key;
}
