import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { alertRuleConsole } from '#core/contract/console/operations/alert-rules.ts';
import type { AlertRule } from '#core/contract/console/operations/alert-rules.shapes.ts';
import { conditionText } from '#core/rules/console/figures/alert-rules.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { Alerts } from '../overview/alerts.tsx';
import { SilenceForm } from '../overview/silence-form.tsx';
import styles from './alert-rules.module.css';
import { RuleForm } from './rule-form.tsx';

type Chosen = { readonly act: 'edit' | 'silence'; readonly rule: string } | { readonly act: 'add' };

const StateTags = ({ isOn, alert, silence }: AlertRule) => (
  <span className={styles.states}>
    {!isOn && <Tag>停用</Tag>}
    {alert !== null && <Tag tone="danger">告警中</Tag>}
    {silence && <Tag tone="warning">静默到 {formatTime(silence.until).slice(0, -3)}</Tag>}
    {isOn && alert === null && !silence && <Tag tone="success">正常</Tag>}
  </span>
);

const columns = (choose: (chosen: Chosen) => void): readonly Column<AlertRule>[] => [
  { title: '规则', cell: ({ title }) => <b>{title}</b> },
  { title: '条件', cell: conditionText },
  { title: '通知', cell: ({ role }) => roleNames[role] },
  {
    title: '免打扰',
    cell: ({ quietFrom, quietUntil }) => (quietFrom === null ? '没有' : `${quietFrom} 到 ${quietUntil}`),
  },
  { title: '状态', cell: StateTags },
  {
    title: '最近一次修改',
    cell: ({ changedBy, changedAt }) =>
      changedAt === null ? '默认' : `${formatTime(changedAt)} ${changedBy}`,
  },
  {
    title: '操作',
    cell: ({ rule, title, silence }) => (
      <span className={styles.states}>
        <Button size="small" label={`修改 ${title}`} onPress={() => choose({ act: 'edit', rule })}>
          修改…
        </Button>
        <Button
          size="small"
          label={`${silence ? '取消静默' : '静默'} ${title}`}
          onPress={() => choose({ act: 'silence', rule })}
        >
          {silence ? '取消静默…' : '静默…'}
        </Button>
      </span>
    ),
  },
];

/** When an alert is raised and whose it is, and the alerts themselves. */
export function AlertRulesPage() {
  const { may } = useMe();
  const query = useQuery({ ...reading(alertRuleConsole.alertRules, {}), refetchInterval: 15_000 });
  const [chosen, setChosen] = useState<Chosen>();
  const [done, setDone] = useState('');
  const rows = query.data?.rows ?? [];
  const firing = rows.filter(({ alert }) => alert !== null).length;
  const rule = chosen && chosen.act !== 'add' ? rows.find((each) => each.rule === chosen.rule) : undefined;
  const mayChange = may('alerts.rules');
  const choose = (next: Chosen): void => {
    setDone('');
    setChosen(next);
  };
  const close = (text: string): void => {
    setChosen(undefined);
    setDone(text);
  };
  const all = columns(choose);
  return (
    <>
      <Head
        title="告警规则"
        tag={firing > 0 && <Tag tone="danger">{firing} 条告警中</Tag>}
        facts="每分钟判断一次，静默和免打扰时仍然记录"
      >
        {mayChange && (
          <Button look="primary" onPress={() => choose({ act: 'add' })}>
            新增规则
          </Button>
        )}
      </Head>
      <Columns
        side={
          <>
            {done !== '' && (
              <p className={styles.done} role="status">
                {done}
              </p>
            )}
            {chosen?.act === 'add' && <RuleForm key="add" rule={undefined} onClose={close} />}
            {chosen?.act === 'edit' && rule && <RuleForm key={rule.rule} rule={rule} onClose={close} />}
            {chosen?.act === 'silence' && rule && (
              <SilenceForm
                key={`${rule.rule} ${rule.silence === null}`}
                rule={rule.rule}
                title={rule.title}
                silence={rule.silence}
                now={Date.parse(query.data?.readAt ?? '')}
                onClose={close}
              />
            )}
            {!chosen && <Alerts />}
          </>
        }
      >
        <Card title="规则" isFlush>
          {(query.error || rows.length === 0) && (
            <ListState query={query} isEmpty={rows.length === 0} empty="还没有规则" />
          )}
          {rows.length > 0 && (
            <DataTable
              caption="告警规则"
              columns={mayChange ? all : all.slice(0, -1)}
              rows={rows}
              keyOf={(row) => row.rule}
              current={rule?.rule}
            />
          )}
        </Card>
      </Columns>
    </>
  );
}
