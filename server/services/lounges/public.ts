export { endVisits, lockVisits } from './end-visits.ts';
export { heldVisits, loungeRightView } from './held-visits.ts';
export { reservedVisits } from './reserved-visits.ts';
export { macOf, seedOf } from './sign-code.ts';
