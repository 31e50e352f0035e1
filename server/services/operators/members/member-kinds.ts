import { z } from 'zod';
import { loginName, role } from '#core/contract/console/fields.shapes.ts';
import type { Role } from '#core/contract/console/permissions.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import type { Tx } from '../../../db/database.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import type { ActContext, DryRun, ProposalKind } from '../proposals/proposal-kind.ts';
import { endSessions } from '../session/start-session.ts';

const namesOf = (roles: readonly Role[]): string => roles.map((each) => roleNames[each]).join('、') || '无';
const common = {
  objectKind: 'operator',
  approve: 'members.approve',
  needsTotp: () => true,
} as const;

interface Member {
  readonly operator_id: string;
  readonly name: string;
  readonly state: 'invited' | 'active' | 'locked';
  readonly hasSecrets: boolean;
  readonly roles: readonly Role[];
}

/** The operator under a lock, so that two changes of one member follow each other. */
async function lockedMember(tx: Tx, operatorId: string): Promise<Member> {
  const row = await tx
    .selectFrom('operators')
    .select(['operator_id', 'name', 'state', 'password_hash', 'totp_sealed'])
    .where('operator_id', '=', operatorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这位成员');
  const roles = await tx
    .selectFrom('operator_roles')
    .select('role')
    .where('operator_id', '=', operatorId)
    .orderBy('role')
    .execute();
  return {
    ...row,
    hasSecrets: row.password_hash !== null && row.totp_sealed !== null,
    roles: roles.map((each) => each.role),
  };
}

/** The person whose roles or authenticator change cannot approve the change. */
function refuseOwn(operatorId: string, { decidedBy }: ActContext): void {
  if (operatorId === decidedBy) throw new Refusal('不能审批涉及自己的申请');
}

const unchanged = (member: Member): Pick<DryRun, 'target' | 'targetName' | 'costFen'> => ({
  target: member.operator_id,
  targetName: member.name,
  costFen: null,
});

const newMember = z.object({ loginName, name: z.string(), roles: z.array(role) });
export const addMember: ProposalKind<z.output<typeof newMember>> = {
  ...common,
  kind: 'member.add',
  act: '添加成员',
  input: newMember,
  async dryRun(tx, { loginName: login, name, roles }) {
    const known = await tx
      .selectFrom('operators')
      .select('operator_id')
      .where('login_name', '=', login)
      .executeTakeFirst();
    if (known) throw new Refusal('这个登录名已经有人用了');
    return {
      target: login,
      targetName: name,
      baseVersion: 'new',
      changes: [
        { field: '成员', before: '', after: `${name}（${login}）` },
        { field: '角色', before: '', after: namesOf(roles) },
      ],
      effects: ['同意后可以生成一次性链接，由本人设置密码和身份验证器'],
      costFen: null,
    };
  },
  async apply(tx, { loginName: login, name, roles }, { now }) {
    const operatorId = newId();
    await tx
      .insertInto('operators')
      .values({
        operator_id: operatorId,
        login_name: login,
        name,
        state: 'invited',
        password_hash: null,
        totp_sealed: null,
        locked_until: null,
        created_at: now,
        last_seen_at: null,
      })
      .execute();
    await setRoles(tx, operatorId, roles);
  },
};

const newRoles = z.object({ operatorId: z.string(), roles: z.array(role) });
export const changeRoles: ProposalKind<z.output<typeof newRoles>> = {
  ...common,
  kind: 'member.roles',
  act: '修改角色',
  input: newRoles,
  async dryRun(tx, { operatorId, roles }) {
    const member = await lockedMember(tx, operatorId);
    const next = [...new Set(roles)].toSorted();
    if (member.roles.includes('owner') && !next.includes('owner')) await refuseLastOwner(tx, operatorId);
    const isSame = namesOf(next) === namesOf(member.roles);
    return {
      ...unchanged(member),
      baseVersion: member.roles.join(','),
      changes: isSame ? [] : [{ field: '角色', before: namesOf(member.roles), after: namesOf(next) }],
      effects: ['同意后立即生效，正在进行的登录也按新角色判断'],
    };
  },
  async apply(tx, { operatorId, roles }, context) {
    refuseOwn(operatorId, context);
    await setRoles(tx, operatorId, roles);
  },
};

const ofMember = z.object({ operatorId: z.string() });
export const resetTotp: ProposalKind<z.output<typeof ofMember>> = {
  ...common,
  kind: 'member.reset-totp',
  act: '重置身份验证器',
  input: ofMember,
  async dryRun(tx, { operatorId }) {
    const member = await lockedMember(tx, operatorId);
    return {
      ...unchanged(member),
      baseVersion: member.state,
      changes:
        member.state === 'active' ? [{ field: '身份验证器', before: '已设置', after: '重新设置' }] : [],
      effects: ['所有设备上的登录立即结束', '本人要通过一次性链接重新设置密码和身份验证器'],
    };
  },
  async apply(tx, { operatorId }, context) {
    refuseOwn(operatorId, context);
    await tx
      .updateTable('operators')
      .set({ state: 'invited', password_hash: null, totp_sealed: null })
      .where('operator_id', '=', operatorId)
      .execute();
    await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
    await endSessions(tx, operatorId, context.now);
  },
};

export const unlockMember: ProposalKind<z.output<typeof ofMember>> = {
  ...common,
  kind: 'member.unlock',
  act: '解除停用',
  input: ofMember,
  async dryRun(tx, { operatorId }) {
    const member = await lockedMember(tx, operatorId);
    return {
      ...unchanged(member),
      baseVersion: member.state,
      changes: member.state === 'locked' ? [{ field: '状态', before: '已停用', after: '正常' }] : [],
      effects: ['同意后可以重新登录'],
    };
  },
  async apply(tx, { operatorId }, context) {
    refuseOwn(operatorId, context);
    const { hasSecrets } = await lockedMember(tx, operatorId);
    await tx
      .updateTable('operators')
      .set({ state: hasSecrets ? 'active' : 'invited', failures: 0, locked_until: null })
      .where('operator_id', '=', operatorId)
      .execute();
  },
};

async function setRoles(tx: Tx, operatorId: string, roles: readonly Role[]): Promise<void> {
  await tx.deleteFrom('operator_roles').where('operator_id', '=', operatorId).execute();
  await tx
    .insertInto('operator_roles')
    .values([...new Set(roles)].map((each) => ({ operator_id: operatorId, role: each })))
    .execute();
}

/** Refuses to remove the last active owner. Locks the rows of all owners, so that two removals at once are judged one after the other. */
async function refuseLastOwner(tx: Tx, operatorId: string): Promise<void> {
  const owners = await tx
    .selectFrom('operator_roles as r')
    .innerJoin('operators as o', 'o.operator_id', 'r.operator_id')
    .select('r.operator_id')
    .where('r.role', '=', 'owner')
    .where('o.state', '=', 'active')
    .orderBy('r.operator_id')
    .forUpdate('r')
    .execute();
  if (owners.every((owner) => owner.operator_id === operatorId)) throw new Refusal('至少要有一位负责人');
}
