/** What an alert rule may be about. */
export const alertMetricIds = [
  'claimsRefusedShare',
  'deliveriesFailedShare',
  'ordersRefusedShare',
  'answersP99',
  'upstreamFailedShare',
  'upstreamNotSent',
  'jobsFailed',
  'claims',
  'orders',
  'paid',
  'refunds',
  'refundedYuan',
] as const;
export type AlertMetric = (typeof alertMetricIds)[number];

export const alertComparisons = ['above', 'below'] as const;
export type AlertComparison = (typeof alertComparisons)[number];
