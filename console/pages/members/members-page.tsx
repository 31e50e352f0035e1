import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { members } from '#core/contract/console/members.ts';
import type { ConsoleMember } from '#core/contract/console/members.shapes.ts';
import { memberStateNames } from '#core/rules/console/operations/member-state-names.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Head, ListState, Person, Tag } from '../../ui/parts.tsx';
import { MemberForm, type MemberAct } from './member-form.tsx';
import styles from './members.module.css';

const stateTags = {
  active: <Tag tone="success">{memberStateNames.active}</Tag>,
  invited: <Tag tone="warning">{memberStateNames.invited}</Tag>,
  locked: <Tag tone="danger">{memberStateNames.locked}</Tag>,
} as const;

const factColumns: readonly Column<ConsoleMember>[] = [
  {
    title: '成员',
    cell: ({ name, loginName }) => (
      <span className={styles.name}>
        <Person name={name} />
        {name}
        <small>{loginName}</small>
      </span>
    ),
  },
  { title: '角色', cell: ({ roles }) => roles.map((role) => roleNames[role]).join('、') || '无' },
  { title: '状态', cell: ({ state }) => stateTags[state] },
  {
    title: '验证器',
    cell: ({ hasTotp, recoveryCodesLeft }) => (hasTotp ? `已设置，恢复码余 ${recoveryCodesLeft}` : '未设置'),
  },
  { title: '受信任设备', cell: ({ trustedDevices }) => trustedDevices },
  { title: '最近使用', cell: ({ lastSeenAt }) => (lastSeenAt === null ? '—' : formatTime(lastSeenAt)) },
];

/** The operators: who has which role; adding, roles and authenticators need a second owner, stopping one person. */
export function MembersPage() {
  const { me, may } = useMe();
  const [act, setAct] = useState<MemberAct>();
  const query = useQuery(reading(members.members, {}));
  const rows = query.data?.rows ?? [];
  const mayPropose = may('members.propose');
  const actsOf = (member: ConsoleMember) => {
    if (!mayPropose || member.operatorId === me?.operatorId) return null;
    return (
      <span className={styles.acts}>
        {member.state === 'invited' && (
          <Button size="small" onPress={() => setAct({ kind: 'invite', member })}>
            邀请链接
          </Button>
        )}
        {member.state !== 'locked' && (
          <Button size="small" onPress={() => setAct({ kind: 'roles', member })}>
            角色…
          </Button>
        )}
        {member.state === 'active' && (
          <Button size="small" onPress={() => setAct({ kind: 'reset', member })}>
            重置验证器…
          </Button>
        )}
        {member.state === 'locked' ? (
          <Button size="small" onPress={() => setAct({ kind: 'unlock', member })}>
            解除停用…
          </Button>
        ) : (
          <Button size="small" look="danger" onPress={() => setAct({ kind: 'lock', member })}>
            停用…
          </Button>
        )}
      </span>
    );
  };
  const columns = [...factColumns, { title: '操作', cell: actsOf, align: 'end' } as const];
  return (
    <>
      <Head title="成员" facts={rows.length > 0 ? `${rows.length} 位；添加和改角色要另一位负责人同意` : ''}>
        <ExportButton endpoint={members.members} filters={{}} fileName="成员" />
        {mayPropose && (
          <Button look="primary" onPress={() => setAct({ kind: 'add' })}>
            添加成员…
          </Button>
        )}
      </Head>
      {act && <MemberForm key={JSON.stringify(act)} act={act} onClose={() => setAct(undefined)} />}
      <CardFrame label="成员">
        {rows.length > 0 ? (
          <DataTable caption="成员" columns={columns} rows={rows} keyOf={({ operatorId }) => operatorId} />
        ) : (
          <ListState query={query} isEmpty empty="还没有成员" />
        )}
      </CardFrame>
    </>
  );
}
