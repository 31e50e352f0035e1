export { claimAutomatically } from './claim-automatically.ts';
export { tellOutcomes } from './tell-outcomes.ts';
export { remindOfMonth } from './remind-of-month.ts';
