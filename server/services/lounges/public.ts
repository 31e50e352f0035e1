export { endVisits, lockVisits } from './end-visits.ts';
export { macOf, seedOf } from './sign-code.ts';
