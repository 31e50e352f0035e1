import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, isoTime, noData, noInput, opaqueToken, singleLine } from '../fields.ts';
import { loginName, permission, role, totpCode } from './fields.shapes.ts';

const password = z.string().min(1).max(200);
/** Issued after the password, for the second step alone. */
const challenge = opaqueToken;

const me = z.object({
  operatorId: z.string(),
  loginName: z.string(),
  name: z.string(),
  roles: z.array(role),
  permissions: z.array(permission),
  /** The session ends when nothing was done for so long, and at the latest at `endsAt`. */
  idleMs: z.int(),
  endsAt: isoTime,
  /** Proposals that this operator may decide. */
  waitingProposals: count,
});
export type Me = z.output<typeof me>;

const signedIn = z.discriminatedUnion('step', [
  z.object({ step: z.literal('signed-in') }),
  z.object({ step: z.literal('totp'), challenge: z.string() }),
]);

export const sessionShapes = {
  signIn: shape(z.object({ loginName, password }), signedIn),
  verifyTotp: shape(z.object({ challenge, code: totpCode, trustDevice: z.boolean().default(false) }), noData),
  useRecoveryCode: shape(z.object({ challenge, code: singleLine(40) }), z.object({ codesLeft: count })),
  openInvitation: shape(
    z.object({ token: opaqueToken }),
    z.object({ loginName: z.string(), name: z.string(), totpUri: z.string(), totpSecret: z.string() }),
  ),
  acceptInvitation: shape(
    z.object({ token: opaqueToken, password, code: totpCode }),
    z.object({ recoveryCodes: z.array(z.string()) }),
  ),
  me: shape(noInput, me),
  signOut: shape(noInput, noData),
};
