import type { session } from '#core/contract/console/session.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { deviceTrustMs } from '../../../http/operators/operator-call.ts';
import type { Operator, OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId, newToken, tokenHash } from '../../../http/secrets.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { countAccountAttempt, resetAttempts } from './attempts.ts';
import { operatorById } from './operators.ts';
import { codesLeft, spendRecoveryCode } from './recovery-codes.ts';
import { recordSignIn } from './sign-in.ts';
import { spendTotpCode } from './spend-code.ts';
import { startOperatorSession } from './start-session.ts';

/** The second step with a code of the authenticator. */
export async function verifyTotp(
  deps: Deps,
  { challenge, code, trustDevice }: InputOf<typeof session.verifyTotp>,
  call: OperatorCall<Operator | undefined>,
): Promise<null> {
  const { db, clock, encryption } = deps;
  const operatorId = await finish(deps, challenge, call, {
    by: '密码和动态码',
    wrong: '动态码不对，或已经用过',
    spend: (id) => spendTotpCode(db, encryption, { operatorId: id, code }, clock.now()),
  });
  if (trustDevice) call.setDevice(await trust(db, operatorId, clock.now()));
  return null;
}

/** The second step where the authenticator is lost: one of the codes that were shown when it was set up. */
export async function useRecoveryCode(
  deps: Deps,
  { challenge, code }: InputOf<typeof session.useRecoveryCode>,
  call: OperatorCall<Operator | undefined>,
): Promise<DataOf<typeof session.useRecoveryCode>> {
  const { db, clock } = deps;
  const operatorId = await finish(deps, challenge, call, {
    by: '密码和恢复码',
    wrong: '恢复码不对，或已经用过',
    spend: (id) => spendRecoveryCode(db, id, code, clock.now()),
  });
  return { codesLeft: await codesLeft(db, operatorId) };
}

interface SecondFactor {
  readonly by: string;
  readonly wrong: string;
  spend(operatorId: string): Promise<boolean>;
}

async function finish(
  { db, clock }: Deps,
  challenge: string,
  call: OperatorCall<Operator | undefined>,
  { by, wrong, spend }: SecondFactor,
): Promise<string> {
  const now = clock.now();
  const open = await db
    .selectFrom('operator_challenges')
    .select('operator_id')
    .where('token_hash', '=', tokenHash(challenge))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const operator = open && (await operatorById(db, open.operator_id));
  if (!operator || operator.state !== 'active') throw new Refusal('登录已超时，请重新输入密码');
  const who = { operatorId: operator.operator_id, name: operator.name, network: call.network };
  const locks = await countAccountAttempt(db, who.operatorId, now);
  if (!(await spend(who.operatorId))) {
    const act = locks ? '动态码错误，账号锁定15分钟' : '动态码错误';
    await appendAudit(
      db,
      who,
      { act, objectKind: 'operator', objectKey: who.operatorId, objectName: who.name },
      now,
    );
    throw new Refusal(wrong);
  }
  const token = await db.transaction().execute(async (tx) => {
    // A challenge opens one session.
    const { numDeletedRows } = await tx
      .deleteFrom('operator_challenges')
      .where('token_hash', '=', tokenHash(challenge))
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw new Refusal('登录已超时，请重新输入密码');
    return startOperatorSession(tx, who.operatorId, now);
  });
  await resetAttempts(db, who);
  call.setSession(token);
  await recordSignIn(db, who, by, now);
  return who.operatorId;
}

async function trust(db: Db, operatorId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('operator_devices')
    .values({
      device_id: newId(),
      operator_id: operatorId,
      token_hash: tokenHash(token),
      trusted_until: new Date(now.getTime() + deviceTrustMs),
    })
    .execute();
  return token;
}
