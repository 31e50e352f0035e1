export type RefundRetry = { readonly kind: 'retry'; readonly waitMs: number } | { readonly kind: 'hold' };

const firstWaitMs = 5_000;
const longestWaitMs = 3_600_000;
/** Some refusals are of the moment: the merchant's balance at the channel, too many requests. */
const maxRefusals = 3;
/** About 16 hours. */
const maxTries = 24;

/** What follows a try of a refund that was not made. A held refund waits for the operator. */
export function refundRetry(outcome: 'refused' | 'unanswered', tries: number): RefundRetry {
  if (tries >= (outcome === 'refused' ? maxRefusals : maxTries)) return { kind: 'hold' };
  return { kind: 'retry', waitMs: Math.min(firstWaitMs * 2 ** tries, longestWaitMs) };
}
