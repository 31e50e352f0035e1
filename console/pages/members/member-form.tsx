import { useState } from 'react';
import { members } from '#core/contract/console/members.ts';
import type { ConsoleMember } from '#core/contract/console/members.shapes.ts';
import { roles as allRoles, type Role } from '#core/contract/console/permissions.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './members.module.css';

export type MemberAct =
  | { readonly kind: 'add' }
  | { readonly kind: 'roles' | 'reset' | 'unlock' | 'lock' | 'invite'; readonly member: ConsoleMember };

/** Each act in words, with its effect before it is sent. */
const texts = {
  add: { title: '添加成员', button: '提交审批', effect: '另一位负责人同意后，生成一次性链接交给本人' },
  roles: { title: '修改角色', button: '提交审批', effect: '另一位负责人同意后立即生效' },
  reset: {
    title: '重置身份验证器',
    button: '提交审批',
    effect: '同意后所有登录立即结束，本人重新设置密码和验证器',
  },
  unlock: { title: '解除停用', button: '提交审批', effect: '另一位负责人同意后可以重新登录' },
  lock: { title: '停用成员', button: '立即停用', effect: '马上生效：所有登录结束，恢复要两位负责人' },
  invite: { title: '生成邀请链接', button: '生成链接', effect: '15 分钟内有效，只能用一次；之前的链接作废' },
} as const;

export function MemberForm({ act, onClose }: { readonly act: MemberAct; readonly onClose: () => void }) {
  const member = act.kind === 'add' ? undefined : act.member;
  const [loginName, setLoginName] = useState('');
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Role[]>(member?.roles ?? []);
  const [reason, setReason] = useState('');
  const changes = {
    add: useChange(members.proposeMember, onClose),
    roles: useChange(members.proposeRoles, onClose),
    reset: useChange(members.proposeTotpReset, onClose),
    unlock: useChange(members.proposeUnlock, onClose),
    lock: useChange(members.lockMember, onClose),
    invite: useChange(members.newInvitation),
  };
  const { title, button, effect } = texts[act.kind];
  const current = changes[act.kind];
  const operatorId = member?.operatorId ?? '';
  const submit = (): void => {
    const roles = [...chosen];
    if (act.kind === 'add') changes.add.mutate({ loginName, name, roles, reason });
    else if (act.kind === 'roles') changes.roles.mutate({ operatorId, roles, reason });
    else if (act.kind === 'invite') changes.invite.mutate({ operatorId });
    else changes[act.kind].mutate({ operatorId, reason });
  };
  const link = changes.invite.data;
  return (
    <ActForm
      title={member ? `${title}：${member.name}` : title}
      effect={effect}
      button={button}
      look={act.kind === 'lock' ? 'danger' : 'primary'}
      busy={current.isPending}
      error={current.error}
      {...(act.kind !== 'invite' && { reason, onReason: setReason })}
      onSubmit={submit}
      onClose={onClose}
      closeText={link ? '关闭' : '取消'}
    >
      {act.kind === 'add' && (
        <>
          <Field label="姓名" required maxLength={20} value={name} onValue={setName} />
          <Field
            label="登录名"
            hint="小写字母、数字、点或横线"
            required
            pattern="[a-z0-9][a-z0-9._\-]{1,31}"
            value={loginName}
            onValue={setLoginName}
          />
        </>
      )}
      {(act.kind === 'add' || act.kind === 'roles') && (
        <fieldset className={styles.roles}>
          <legend>角色</legend>
          {allRoles.map((role) => (
            <label key={role}>
              <input
                type="checkbox"
                checked={chosen.includes(role)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, role] : chosen.filter((each) => each !== role))
                }
              />
              {roleNames[role]}
            </label>
          ))}
        </fieldset>
      )}
      {link && (
        <p className={styles.link} role="status">
          请把链接交给{member?.name}，{formatTime(link.endsAt)} 前有效：
          <code>{link.link}</code>
        </p>
      )}
    </ActForm>
  );
}
