import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { idText, isoTime, noData, noInput, singleLine } from '../fields.ts';
import { loginName, role } from './fields.shapes.ts';

const member = z.object({
  operatorId: z.string(),
  loginName: z.string(),
  name: z.string(),
  roles: z.array(role),
  state: z.enum(['invited', 'active', 'locked']),
  hasTotp: z.boolean(),
  trustedDevices: z.int(),
  recoveryCodesLeft: z.int(),
  lastSeenAt: isoTime.nullable(),
});
export type ConsoleMember = z.output<typeof member>;

const reason = singleLine(200, 4);
const proposed = z.object({ proposalId: z.string() });

export const memberShapes = {
  members: shape(noInput, z.object({ rows: z.array(member) })),
  proposeMember: shape(
    z.object({ loginName, name: singleLine(20), roles: z.array(role).min(1), reason }),
    proposed,
  ),
  proposeRoles: shape(z.object({ operatorId: idText, roles: z.array(role).min(1), reason }), proposed),
  proposeTotpReset: shape(z.object({ operatorId: idText, reason }), proposed),
  proposeUnlock: shape(z.object({ operatorId: idText, reason }), proposed),
  lockMember: shape(z.object({ operatorId: idText, reason }), noData),
  /** The link with which an invited member sets a password; it is shown once. */
  newInvitation: shape(z.object({ operatorId: idText }), z.object({ link: z.string(), endsAt: isoTime })),
};
