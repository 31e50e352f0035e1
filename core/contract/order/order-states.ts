export const orderStates = [
  'created',
  'paid',
  'delivering',
  'shipped',
  'done',
  'closed',
  'refunding',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];
