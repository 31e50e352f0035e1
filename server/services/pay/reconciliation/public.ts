export { reconcileDay } from './reconcile-day.ts';
export { ignoreDifference, repairDifference } from './repair-difference.ts';
