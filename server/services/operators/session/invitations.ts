import type { session } from '#core/contract/console/session.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { passwordFault } from '#core/rules/console/password-fault.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newToken, tokenHash } from '../../../http/secrets.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { newTotpSecret, stepOfCode, totpUri } from './authenticator.ts';
import { hashPassword } from './password.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { endSessions } from './start-session.ts';

const invitationMs = 15 * 60_000;
const endedSentence = '邀请链接已失效，请联系负责人重新生成';

export interface Invitation {
  readonly token: string;
  readonly endsAt: Date;
}

/** A link for an invited operator; those issued before become invalid. */
export async function issueInvitation(
  db: Db | Tx,
  { authenticators }: Encryption,
  operatorId: string,
  now: Date,
): Promise<Invitation> {
  const [token, endsAt] = [newToken(), new Date(now.getTime() + invitationMs)];
  await db.deleteFrom('operator_invitations').where('operator_id', '=', operatorId).execute();
  await db
    .insertInto('operator_invitations')
    .values({
      token_hash: tokenHash(token),
      operator_id: operatorId,
      totp_sealed: authenticators.seal(newTotpSecret()),
      expires_at: endsAt,
      used_at: null,
    })
    .execute();
  return { token, endsAt };
}

/** The token stands in the fragment, which no server logs. */
export const invitationLink = (consoleAddress: string, token: string): string =>
  `${consoleAddress}/accept#${token}`;

const openInvitationRow = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('operator_invitations as i')
    .innerJoin('operators as o', 'o.operator_id', 'i.operator_id')
    .select(['o.operator_id', 'o.login_name', 'o.name', 'i.totp_sealed'])
    .where('i.token_hash', '=', tokenHash(token))
    .where('i.used_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('o.state', '=', 'invited')
    .executeTakeFirst();

export async function openInvitation(
  { db, clock, encryption }: Deps,
  { token }: InputOf<typeof session.openInvitation>,
): Promise<DataOf<typeof session.openInvitation>> {
  const found = await openInvitationRow(db, token, clock.now());
  if (!found) throw new Refusal(endedSentence);
  const secret = encryption.authenticators.open(found.totp_sealed);
  return {
    loginName: found.login_name,
    name: found.name,
    totpSecret: secret,
    totpUri: totpUri(secret, found.login_name),
  };
}

/** Sets password and authenticator and returns the recovery codes; the operator then signs in. */
export async function acceptInvitation(
  { db, clock, encryption }: Deps,
  { token, password, code }: InputOf<typeof session.acceptInvitation>,
  { network }: Pick<OperatorCall, 'network'>,
): Promise<DataOf<typeof session.acceptInvitation>> {
  const now = clock.now();
  const found = await openInvitationRow(db, token, now);
  if (!found) throw new Refusal(endedSentence);
  const fault = passwordFault(password, found.login_name);
  if (fault !== undefined) throw new Refusal(fault);
  const step = stepOfCode(encryption.authenticators.open(found.totp_sealed), code, now);
  if (step === undefined) throw new Refusal('动态码不对，请看身份验证器里最新的六位数字');
  const passwordHash = await hashPassword(password);
  const { operator_id: operatorId, name } = found;
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('operator_invitations')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash(token))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal(endedSentence);
    await tx
      .updateTable('operators')
      .set({
        state: 'active',
        password_hash: passwordHash,
        totp_sealed: found.totp_sealed,
        totp_step: step,
        failures: 0,
        locked_until: null,
      })
      .where('operator_id', '=', operatorId)
      .execute();
    await endSessions(tx, operatorId, now);
    const recoveryCodes = await issueRecoveryCodes(tx, operatorId);
    await appendAudit(
      tx,
      { operatorId, name, network },
      { act: '设置密码和身份验证器', objectKind: 'operator', objectKey: operatorId, objectName: name },
      now,
    );
    return { recoveryCodes };
  });
}
