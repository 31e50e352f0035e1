/** Names in the protocols of the payment channels, as configuration. */
export const chatPayNames = {
  /** The scheme of the Authorization header. */
  scheme: 'WECHATPAY2-SHA256-RSA2048',
  /** The prefix of the headers that sign answers and notices. */
  header: 'wechatpay',
} as const;

/** The prefix of the wallet's methods and of its answers' fields. */
export const walletPrefix = 'alipay';
