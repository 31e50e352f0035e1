import type { session } from '#core/contract/console/session.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Operator, OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newToken, tokenHash } from '../../../http/secrets.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { countAccountAttempt, countNetworkAttempt, resetAttempts } from './attempts.ts';
import { operatorByLogin } from './operators.ts';
import { isPassword } from './password.ts';
import { startOperatorSession } from './start-session.ts';

const challengeMs = 5 * 60_000;

/** The first step: the password. On a trusted device it is the only one. */
export async function signIn(
  { db, clock }: Deps,
  { loginName, password }: InputOf<typeof session.signIn>,
  call: OperatorCall<Operator | undefined>,
): Promise<DataOf<typeof session.signIn>> {
  const now = clock.now();
  await countNetworkAttempt(db, call.network, now);
  const operator = await operatorByLogin(db, loginName);
  const locks = operator ? await countAccountAttempt(db, operator.operator_id, now) : false;
  const isRight = await isPassword(password, operator?.password_hash);
  if (!operator || !isRight || operator.state !== 'active') {
    await appendAudit(
      db,
      { operatorId: operator?.operator_id ?? null, name: operator?.name ?? null, network: call.network },
      {
        act: locks ? '登录失败，账号锁定15分钟' : '登录失败',
        objectKind: 'operator',
        objectKey: operator?.operator_id ?? 'unknown',
        objectName: operator?.name ?? '未知登录名',
      },
      now,
    );
    throw new Refusal('登录名或密码不对');
  }
  const { operator_id: operatorId, name } = operator;
  await resetAttempts(db, { operatorId, network: call.network });
  if (await isTrusted(db, operatorId, call.deviceToken, now)) {
    call.setSession(await startOperatorSession(db, operatorId, now));
    await recordSignIn(db, { operatorId, name, network: call.network }, '受信任的设备', now);
    return { step: 'signed-in' };
  }
  const challenge = newToken();
  await db
    .insertInto('operator_challenges')
    .values({
      token_hash: tokenHash(challenge),
      operator_id: operatorId,
      expires_at: new Date(now.getTime() + challengeMs),
    })
    .execute();
  return { step: 'totp', challenge };
}

async function isTrusted(
  db: Db,
  operatorId: string,
  deviceToken: string | undefined,
  now: Date,
): Promise<boolean> {
  if (deviceToken === undefined) return false;
  const device = await db
    .selectFrom('operator_devices')
    .select('device_id')
    .where('token_hash', '=', tokenHash(deviceToken))
    .where('operator_id', '=', operatorId)
    .where('trusted_until', '>', now)
    .executeTakeFirst();
  return device !== undefined;
}

export const recordSignIn = (
  db: Db,
  who: { readonly operatorId: string; readonly name: string; readonly network: string },
  by: string,
  now: Date,
): Promise<void> =>
  appendAudit(
    db,
    who,
    { act: '登录', objectKind: 'operator', objectKey: who.operatorId, objectName: who.name, reason: by },
    now,
  );
