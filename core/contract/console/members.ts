import { post, withPrefix } from '../endpoint.ts';
import type { memberShapes } from './members.shapes.ts';
import { change, consolePrefix, read } from './rows.ts';

/** The operators themselves. Roles and authenticators change by a proposal of one owner and the approval of another; locking is one person's. */
export const members = withPrefix<typeof memberShapes, 'operator'>(consolePrefix)({
  members: read('/members/list', 'members.view'),
  proposeMember: change('/members/propose', 'members.propose'),
  proposeRoles: change('/members/proposeRoles', 'members.propose'),
  proposeTotpReset: change('/members/proposeTotpReset', 'members.propose'),
  proposeUnlock: change('/members/proposeUnlock', 'members.propose'),
  lockMember: change('/members/lock', 'members.lock'),
  newInvitation: {
    ...post('/members/invitation', { access: 'operator', writes: true, secretAnswer: true }),
    needs: 'members.propose',
  },
});
