import { withPrefix } from '../endpoint.ts';
import type { proposalShapes } from './proposals.shapes.ts';
import { change, consolePrefix, read } from './rows.ts';

/** What waits for a second person. Which kinds an operator may decide depends on the kind's own permission. */
export const proposals = withPrefix<typeof proposalShapes, 'operator'>(consolePrefix)({
  proposals: read('/proposals/list', 'proposals.view'),
  proposal: read('/proposals/detail', 'proposals.view'),
  approveProposal: change('/proposals/approve', 'proposals.view'),
  returnProposal: change('/proposals/return', 'proposals.view'),
  rejectProposal: change('/proposals/reject', 'proposals.view'),
  withdrawProposal: change('/proposals/withdraw', 'proposals.view'),
});
