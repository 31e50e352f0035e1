export { endVisits, lockVisits } from './end-visits.ts';
export { ownedVisits, loungeRightView } from './owned-visits.ts';
export { reservedVisits } from './reserved-visits.ts';
export { macOf, seedOf } from './sign-code.ts';
