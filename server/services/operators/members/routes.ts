import type { members } from '#core/contract/console/members.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { Refusal } from '../../../http/refusal.ts';
import { propose } from '../proposals/propose.ts';
import { addMember, changeRoles, resetTotp, unlockMember } from './member-kinds.ts';
import { lockMember, memberList, newInvitation } from './members.ts';

/** An operator cannot propose a change of their own roles or authenticator. */
function refuseOwn(operatorId: string, { caller }: OperatorCall): void {
  if (operatorId === caller.operatorId) throw new Refusal('不能为自己提交申请');
}

export const memberRoutes = (deps: Deps): ConsoleHandlers<typeof members> => ({
  members: () => memberList(deps.db, deps.clock.now()),
  proposeMember: ({ reason, ...input }, call) => propose(deps, addMember, { input, reason }, call),
  proposeRoles: async ({ reason, ...input }, call) => {
    refuseOwn(input.operatorId, call);
    return propose(deps, changeRoles, { input, reason }, call);
  },
  proposeTotpReset: async ({ reason, ...input }, call) => {
    refuseOwn(input.operatorId, call);
    return propose(deps, resetTotp, { input, reason }, call);
  },
  proposeUnlock: ({ reason, ...input }, call) => propose(deps, unlockMember, { input, reason }, call),
  lockMember: (input, call) => lockMember(deps, input, call),
  newInvitation: ({ operatorId }, call) => newInvitation(deps, operatorId, call),
});
