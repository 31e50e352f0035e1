/** `blocked` waits too, and something is on its way to the subscriber. */
export const closingStates = ['waiting', 'blocked', 'cancelled', 'closed'] as const;
export type ClosingState = (typeof closingStates)[number];
