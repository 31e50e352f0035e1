/** Our accounts at the sandbox's payment channels. */
export const sandboxChatPay = {
  merchantId: '1900000001',
  serial: 'SANDBOX0MERCHANT',
  platformSerial: 'SANDBOX0PLATFORM',
  merchantKey: 'chat-pay merchant',
  platformKey: 'chat-pay platform',
} as const;
export const sandboxWallet = {
  appId: '2021000000000001',
  merchantKey: 'wallet merchant',
  walletKey: 'wallet platform',
} as const;
