import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';

export async function signOut({ db, clock }: Deps, call: OperatorCall): Promise<null> {
  const { operatorId, name, sessionId } = call.caller;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('operator_sessions')
      .set({ ended_at: now })
      .where('session_id', '=', sessionId)
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      { act: '退出登录', objectKind: 'operator', objectKey: operatorId, objectName: name },
      now,
    );
  });
  call.setSession(undefined);
  return null;
}
