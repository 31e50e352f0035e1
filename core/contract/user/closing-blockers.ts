/** Why an account cannot be closed now: something is on its way to the subscriber. In the order in which the subscriber is told. */
export const closingBlockers = [
  'renewal',
  'withdrawal',
  'refund',
  'till-payment',
  'business',
  'order',
  'claim',
] as const;
export type ClosingBlocker = (typeof closingBlockers)[number];
