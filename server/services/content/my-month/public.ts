export { claimAutomatically } from './claim-automatically.ts';
export { productCounts } from './product-counts.ts';
export { reportOutcomes } from './report-outcomes.ts';
export { remindOfMonth } from './remind-of-month.ts';
