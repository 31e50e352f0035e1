export const differenceKinds = [
  'payment-only-there',
  'payment-only-here',
  'payment-amount',
  'refund-only-there',
  'refund-only-here',
  'refund-amount',
  'refund-refused',
  'delivered-only-there',
  'charged-twice',
] as const;

export const repairs = [
  'capture',
  'refund-there',
  'write-off',
  'send-refund-again',
  'book-refund',
  'debit-again',
  'dispute',
  'by-hand',
] as const;

/** 'waiting': the decision waits for a second person, or the repair that was approved is being carried out. */
export const differenceListStates = ['open', 'waiting', 'repaired', 'ignored'] as const;
export type DifferenceListState = (typeof differenceListStates)[number];

/** A day of one source. 'decided': differences were found, and each was repaired or ignored. */
export const dayStates = ['not-compared', 'equal', 'open', 'decided'] as const;
export type DayState = (typeof dayStates)[number];

/** Whether a day is closed, or can be: every source was compared, and no difference is open. */
export const dayClosingStates = ['closed', 'closable', 'not-closable'] as const;
export type DayClosingState = (typeof dayClosingStates)[number];

/** What money moves between in the ledger: channels, and what it is owed for. */
export const ledgerAccounts = [
  'chat-pay',
  'wallet',
  'phone-bill',
  'points',
  'operator-wallet',
  'bank-card',
  'orders',
  'surplus',
  'write-off',
  'deductions',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Why money moved: the first word of a movement. */
export const movementKinds = ['pay', 'refund', 'repair', 'deduct', 'give-back'] as const;
export type MovementKind = (typeof movementKinds)[number];
