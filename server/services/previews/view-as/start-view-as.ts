import type { previews } from '#core/contract/console/previews.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { viewAsMs, viewAsPerDay } from '#core/rules/console/service/view-as/answer-in-view-as.ts';
import { maskAll, maskMobile } from '#core/rules/format/phone.ts';
import type { Tx } from '../../../db/database.ts';
import { isCheckViolation } from '../../../db/sql-state.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { newToken, tokenHash } from '../../../http/secrets.ts';
import { actorOf, addReveal, appendAudit } from '../../operators/public.ts';

type Input = InputOf<typeof previews.viewAs>;

/**
 * Opens the mall as one subscriber for five minutes. Who looked and why is written first: in 号码查看记录, in the audit log and in the
 * subscriber's own 账号安全.
 */
export async function startViewAs(
  { db, clock, encryption, securityLog, previewOrigin }: Deps,
  { userId, ticketId, reason }: Input,
  call: OperatorCall,
): Promise<DataOf<typeof previews.viewAs>> {
  if (previewOrigin === undefined) throw new Refusal('没有设置商城的地址（PUBLIC_ORIGIN），不能查看');
  const now = clock.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + viewAsMs);
  const { operatorId, sessionId } = call.caller;
  try {
    await db.transaction().execute(async (tx) => {
      const why = await reasonOf(tx, { userId, ticketId, reason });
      const user = await tx
        .selectFrom('users')
        .select(['mobile_sealed', 'closed_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!user) throw new NotFound('没有这位用户');
      if (user.closed_at !== null) throw new Refusal('账号已注销，没有页面可看');
      const mobile = encryption.mobiles.open(user.mobile_sealed);
      await addReveal(
        tx,
        { kind: 'page', userId, claimId: null, ticketId: ticketId ?? null, reason: 'other', note: why },
        call,
        now,
      );
      await securityLog.record(tx, {
        kind: 'account',
        what: 'viewed-as',
        ip: '',
        userId,
        mobile,
        detail: why,
      });
      await tx.deleteFrom('view_as_tokens').where('expires_at', '<', now).execute();
      await tx
        .insertInto('view_as_tokens')
        .values({
          token_hash: tokenHash(token),
          operator_id: operatorId,
          session_id: sessionId,
          user_id: userId,
          ticket_id: ticketId ?? null,
          made_at: now,
          expires_at: expiresAt,
        })
        .execute();
      await appendAudit(
        tx,
        actorOf(call),
        {
          act: '看他所见',
          objectKind: 'user',
          objectKey: userId,
          objectName: maskMobile(mobile),
          reason: why,
        },
        now,
      );
    });
  } catch (error) {
    if (isCheckViolation(error)) throw new Refusal(`今天已看了 ${viewAsPerDay} 次，请明天再看或请负责人处理`);
    throw error;
  }
  return { token, origin: previewOrigin, expiresAt: expiresAt.toISOString() };
}

/** The ticket as the reason, or the typed one; of a ticket that is open and the subscriber's own. */
async function reasonOf(tx: Tx, { userId, ticketId, reason }: Input): Promise<string> {
  if (ticketId === undefined) {
    if (reason === undefined) throw new Refusal('请写明原因，至少4个字');
    if (maskAll(reason) !== reason) throw new Refusal('原因里不要写号码');
    return reason;
  }
  const ticket = await tx
    .selectFrom('support_tickets')
    .select(['ticket_no', 'state'])
    .where('ticket_id', '=', ticketId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!ticket) throw new NotFound('这位用户没有这个工单');
  if (ticket.state === 'closed') throw new Refusal('工单已结束，不能再看');
  return `工单 T-${ticket.ticket_no}`;
}
