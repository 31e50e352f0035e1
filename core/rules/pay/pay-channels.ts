import type { PayMethodId } from './pay-methods.ts';

/** Where the money of each method comes from; also the names of the ledger's accounts. */
export const payChannels = {
  1: 'chat-pay',
  2: 'wallet',
  3: 'phone-bill',
  6: 'points',
  7: 'operator-wallet',
  8: 'bank-card',
} as const satisfies Readonly<Record<PayMethodId, string>>;
export type PayChannelName = (typeof payChannels)[PayMethodId];

/** Channels whose cashier is a page of theirs, and that report payments by notices. */
export const cashierChannels = ['chat-pay', 'wallet', 'operator-wallet', 'bank-card'] as const;
export type CashierChannel = (typeof cashierChannels)[number];
