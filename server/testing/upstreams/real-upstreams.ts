import { generateKeyPairSync } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** Settings that name every upstream, so that there is no sandbox. Nothing listens there. */
export const realUpstreams = {
  SMS_GATEWAY_URL: 'http://127.0.0.1:9',
  SMS_GATEWAY_SECRET: 'a secret of the message gateway, 32+',
  SUPPLIER_URL: 'http://127.0.0.1:9',
  SUPPLIER_SECRET: 'a secret of the suppliers, 32 and more',
  BILLING_URL: 'http://127.0.0.1:9',
  BILLING_SECRET: 'a secret of the billing system, 32+',
  INVOICE_URL: 'http://127.0.0.1:9',
  INVOICE_SECRET: 'a secret of the tax service, 32 and more',
  IDENTITY_URL: 'http://127.0.0.1:9',
  IDENTITY_SECRET: 'a secret of the identity service, 32+',
  MAPS_API_URL: 'http://127.0.0.1:9',
  MAPS_API_KEY: 'key',
  CHAT_APP_API_URL: 'http://127.0.0.1:9',
  CHAT_APP_SECRET: 'a secret of the chat app',
  CHAT_APP_ID: 'wx1',
  CHAT_PAY_URL: 'http://127.0.0.1:9',
  CHAT_PAY_MERCHANT_ID: '1900000109',
  CHAT_PAY_SERIAL: 'SERIAL1',
  CHAT_PAY_PRIVATE_KEY: privateKey,
  CHAT_PAY_PLATFORM_SERIAL: 'SERIAL2',
  CHAT_PAY_PLATFORM_KEY: publicKey,
  CHAT_PAY_API_KEY: 'a-key-of-exactly-32-characters-0',
  WALLET_URL: 'http://127.0.0.1:9',
  WALLET_APP_ID: '2021',
  WALLET_PRIVATE_KEY: privateKey,
  WALLET_PUBLIC_KEY: publicKey,
  OPERATOR_WALLET_URL: 'http://127.0.0.1:9',
  OPERATOR_WALLET_SECRET: 'a secret of the operator wallet, 32+',
  BANK_CARD_URL: 'http://127.0.0.1:9',
  BANK_CARD_SECRET: 'a secret of the bank-card network, 32+',
} as const;
