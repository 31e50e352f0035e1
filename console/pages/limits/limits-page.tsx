import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limitConsole } from '#core/contract/console/operations/limits.ts';
import type { LimitKey } from '#core/contract/console/operations/limit-keys.ts';
import type { ShownLimit } from '#core/contract/console/operations/limits.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { fixedLimits, limitTexts, limitValueText } from '#core/rules/console/operations/limits.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { LimitForm } from './limit-form.tsx';
import styles from './limits.module.css';

const columns = (choose: (key: LimitKey) => void): readonly Column<ShownLimit>[] => [
  { title: '限额', cell: ({ key }) => <b>{limitTexts[key].name}</b> },
  {
    title: '现在',
    align: 'end',
    cell: ({ key, value, usual }) => (
      <span className={styles.value}>
        {limitValueText(key, value)}
        {value !== usual && <small>默认 {limitValueText(key, usual)}</small>}
      </span>
    ),
  },
  { title: '用在哪里', cell: ({ key }) => limitTexts[key].where },
  {
    title: '可以改到',
    cell: ({ key, min, max }) => `${limitValueText(key, min)} 到 ${limitValueText(key, max)}`,
  },
  {
    title: '最近一次修改',
    cell: ({ changedAt, changedBy }) =>
      changedAt === null ? '默认' : `${formatTime(changedAt)} ${changedBy}`,
  },
  {
    title: '操作',
    cell: ({ key, isWaiting }) =>
      isWaiting ? (
        <Tag tone="warning">修改待审批</Tag>
      ) : (
        <Button size="small" label={`修改 ${limitTexts[key].name}`} onPress={() => choose(key)}>
          修改…
        </Button>
      ),
  },
];

type Machine = DataOf<(typeof limitConsole)['limits']>['machine'][number];
const machineColumns: readonly Column<Machine>[] = [
  { title: '限额', cell: ({ name }) => <b>{name}</b> },
  { title: '现在', align: 'end', cell: ({ value }) => value },
  { title: '用在哪里', cell: ({ where }) => where },
  { title: '为什么不能在这里改', cell: ({ setting }) => `服务器的设置 ${setting}，重启进程生效` },
];
const fixedColumns: readonly Column<(typeof fixedLimits)[number]>[] = [
  { title: '限额', cell: ({ name }) => <b>{name}</b> },
  { title: '现在', align: 'end', cell: ({ value }) => value },
  { title: '用在哪里', cell: ({ where }) => where },
  { title: '为什么不能在这里改', cell: ({ why }) => why },
];

/** Every limit: those that two owners change, those of the machine, and those that are fixed, with the reason. */
export function LimitsPage() {
  const { may } = useMe();
  const query = useQuery({ ...reading(limitConsole.limits, {}), refetchInterval: 15_000 });
  const [chosen, setChosen] = useState<LimitKey>();
  const [done, setDone] = useState('');
  const rows = query.data?.rows ?? [];
  const limit = rows.find(({ key }) => key === chosen);
  const all = columns((key) => {
    setDone('');
    setChosen(key);
  });
  return (
    <>
      <Head title="限额" facts="修改要另一位负责人同意，几秒内所有进程生效" />
      <Columns
        side={
          <>
            {done !== '' && (
              <p className={styles.done} role="status">
                {done}
              </p>
            )}
            {limit ? (
              <LimitForm
                key={limit.key}
                limit={limit}
                onClose={(text) => {
                  setChosen(undefined);
                  setDone(text);
                }}
              />
            ) : (
              <Card title="修改一项">
                <p className={styles.hint}>
                  {may('limits.propose')
                    ? '在左边选一项，写新的值和原因；另一位负责人同意后生效'
                    : '您的角色只能查看'}
                </p>
              </Card>
            )}
          </>
        }
      >
        <Card title="可以修改" isFlush>
          {(query.error || rows.length === 0) && <ListState query={query} isEmpty={false} empty="" />}
          {rows.length > 0 && (
            <DataTable
              caption="可以修改的限额"
              columns={may('limits.propose') ? all : all.slice(0, -1)}
              rows={rows}
              keyOf={({ key }) => key}
              current={chosen}
            />
          )}
        </Card>
        <Card title="服务器的设置" isFlush>
          <DataTable
            caption="服务器设置的限额"
            columns={machineColumns}
            rows={query.data?.machine ?? []}
            keyOf={({ setting }) => setting}
          />
        </Card>
        <Card title="固定" isFlush>
          <DataTable
            caption="固定的限额"
            columns={fixedColumns}
            rows={fixedLimits}
            keyOf={({ name }) => name}
          />
        </Card>
      </Columns>
    </>
  );
}
