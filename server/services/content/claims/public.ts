export { claimRights, type ClaimRight } from './claim-right.ts';
