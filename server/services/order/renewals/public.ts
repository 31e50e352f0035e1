export { extendMembership } from './extend-membership.ts';
export { startRenewal } from './start-renewal.ts';
export { stopRenewals } from './switch-renewal.ts';
