import { sql } from 'kysely';
import type { ConsoleMember } from '#core/contract/console/members.shapes.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { invitationLink, issueInvitation } from '../session/invitations.ts';
import { operatorById } from '../session/operators.ts';
import { endSessions } from '../session/start-session.ts';

interface Row {
  readonly operator_id: string;
  readonly login_name: string;
  readonly name: string;
  readonly state: ConsoleMember['state'];
  readonly has_totp: boolean;
  readonly roles: Role[];
  readonly devices: number;
  readonly codes: number;
  readonly last_seen_at: Date | null;
}

export async function memberList(db: Db, now: Date): Promise<{ rows: ConsoleMember[] }> {
  const { rows } = await sql<Row>`
    select o.operator_id, o.login_name, o.name, o.state, o.totp_sealed is not null as has_totp, o.last_seen_at,
      array(select r.role from operator_roles r where r.operator_id = o.operator_id order by r.role) as roles,
      (select count(*) from operator_devices d
        where d.operator_id = o.operator_id and d.trusted_until > ${now}) as devices,
      (select count(*) from operator_recovery_codes c
        where c.operator_id = o.operator_id and c.used_at is null) as codes
    from operators o order by o.created_at, o.operator_id`.execute(db);
  return {
    rows: rows.map((row) => ({
      operatorId: row.operator_id,
      loginName: row.login_name,
      name: row.name,
      roles: row.roles,
      state: row.state,
      hasTotp: row.has_totp,
      trustedDevices: row.devices,
      recoveryCodesLeft: row.codes,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    })),
  };
}

/** Locks an operator without approval: a lost computer or a dismissed person cannot wait for a second owner. */
export async function lockMember(
  { db, clock }: Deps,
  { operatorId, reason }: { readonly operatorId: string; readonly reason: string },
  call: OperatorCall,
): Promise<null> {
  if (operatorId === call.caller.operatorId) throw new Refusal('不能停用自己');
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const member = await operatorById(tx, operatorId);
    if (!member) throw new NotFound('没有这位成员');
    const { numUpdatedRows } = await tx
      .updateTable('operators')
      .set({ state: 'locked' })
      .where('operator_id', '=', operatorId)
      .where('state', '<>', 'locked')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('这位成员已经停用');
    await endSessions(tx, operatorId, now);
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '停用成员',
        objectKind: 'operator',
        objectKey: operatorId,
        objectName: member.name,
        changes: [{ field: '状态', before: member.state === 'active' ? '正常' : '待设置', after: '已停用' }],
        reason,
      },
      now,
    );
  });
  return null;
}

/** The link for an invited member, shown once to the owner who passes it on. */
export async function newInvitation(
  { db, clock, encryption, consoleAddress }: Deps,
  operatorId: string,
  call: OperatorCall,
): Promise<{ link: string; endsAt: string }> {
  const now = clock.now();
  const { token, endsAt } = await db.transaction().execute(async (tx) => {
    const member = await operatorById(tx, operatorId);
    if (!member) throw new NotFound('没有这位成员');
    if (member.state !== 'invited') throw new Refusal('这位成员已经设置过密码');
    await appendAudit(
      tx,
      actorOf(call),
      { act: '生成邀请链接', objectKind: 'operator', objectKey: operatorId, objectName: member.name },
      now,
    );
    return issueInvitation(tx, encryption, operatorId, now);
  });
  return { link: invitationLink(consoleAddress(), token), endsAt: endsAt.toISOString() };
}
