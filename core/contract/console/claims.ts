import { withPrefix } from '../endpoint.ts';
import type { claimShapes } from './claims.shapes.ts';
import { ask, change, consolePrefix, read } from './rows.ts';

/** Claims of rights. Asking and sending again need one person; giving back needs two. */
export const claims = withPrefix<typeof claimShapes, 'operator'>(consolePrefix)({
  claims: ask('/rights/claims', 'claims.view'),
  claimFilters: read('/rights/claimFilters', 'claims.view'),
  claimDetail: read('/rights/claim', 'claims.view'),
  queryClaim: change('/rights/queryClaim', 'claims.resend'),
  resendClaim: change('/rights/resendClaim', 'claims.resend'),
  giveBackClaims: change('/rights/giveBackClaims', 'claims.proposeGiveBack'),
});
