/** The systems of the operator and its partners. Each is set by itself; what is not set is not offered (docs/decisions/0161). */
export const upstreamNames = [
  'sms',
  'suppliers',
  'identity',
  'billing',
  'invoices',
  'chat-app',
  'mini-program',
  'chat-pay',
  'wallet',
  'operator-wallet',
  'bank-card',
  'maps',
  'lounge',
  'merchant',
] as const;
export type UpstreamName = (typeof upstreamNames)[number];
