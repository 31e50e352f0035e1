import type { proposals } from '#core/contract/console/proposals.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { approve, turnDown, withdraw } from './decide.ts';
import type { ProposalKinds } from './proposal-kind.ts';
import { oneProposal, proposalList } from './proposal-lists.ts';

export const proposalRoutes = (deps: Deps, kinds: ProposalKinds): ConsoleHandlers<typeof proposals> => ({
  proposals: (input, { caller }) => proposalList(deps.db, kinds, input, caller, deps.clock.now()),
  proposal: ({ proposalId }, { caller }) => oneProposal(deps.db, kinds, proposalId, caller, deps.clock.now()),
  approveProposal: (input, call) => approve(deps, kinds, input, call),
  returnProposal: (input, call) => turnDown(deps, kinds, input, 'returned', call),
  rejectProposal: (input, call) => turnDown(deps, kinds, input, 'rejected', call),
  withdrawProposal: ({ proposalId }, call) => withdraw(deps, kinds, proposalId, call),
});
