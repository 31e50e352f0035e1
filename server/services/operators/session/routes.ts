import type { session } from '#core/contract/console/session.ts';
import { permissionsOf } from '#core/rules/console/role-permissions.ts';
import type { Deps } from '../../../deps.ts';
import type { Operator } from '../../../http/operators/operator.ts';
import { idleMs } from '../../../http/operators/operator-sessions.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { acceptInvitation, openInvitation } from './invitations.ts';
import { useRecoveryCode, verifyTotp } from './second-step.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const operatorSessionRoutes = (
  deps: Deps,
  countToDecide: (caller: Operator) => Promise<number>,
): ConsoleHandlers<typeof session> => ({
  signIn: (input, call) => signIn(deps, input, call),
  verifyTotp: (input, call) => verifyTotp(deps, input, call),
  useRecoveryCode: (input, call) => useRecoveryCode(deps, input, call),
  openInvitation: (input) => openInvitation(deps, input),
  acceptInvitation: (input, call) => acceptInvitation(deps, input, call),
  me: async (_input, { caller }) => ({
    operatorId: caller.operatorId,
    loginName: caller.loginName,
    name: caller.name,
    roles: [...caller.roles],
    permissions: [...permissionsOf(caller.roles)],
    idleMs,
    endsAt: caller.sessionEndsAt.toISOString(),
    waitingProposals: await countToDecide(caller),
  }),
  signOut: (_input, call) => signOut(deps, call),
});
