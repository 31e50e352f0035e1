export { endVisits, lockVisits } from './end-visits.ts';
export { scanLounge, type LoungeScan, type ScanAnswer } from './scan-lounge.ts';
export { macOf, seedOf } from './sign-code.ts';
