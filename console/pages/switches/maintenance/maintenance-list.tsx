import { useState } from 'react';
import { maintenance } from '#core/contract/console/operations/maintenance.ts';
import type { MaintenanceRow } from '#core/contract/console/operations/maintenance.shapes.ts';
import { maintenanceStateNames } from '#core/rules/console/operations/maintenance-notices.ts';
import { RowList } from '../../../lists/row-list.tsx';
import { formatTime } from '../../../platform/format.ts';
import { useChange, useMe } from '../../../platform/queries.ts';
import { useRows } from '../../../platform/use-rows.ts';
import { ActForm } from '../../../ui/act-form.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/parts.tsx';
import styles from './maintenance.module.css';

const tones = { planned: 'info', on: 'danger', over: 'plain' } as const;

/** Without the seconds: notices begin and end on the minute. */
const minute = (iso: string | null, otherwise: string): string =>
  iso === null ? otherwise : formatTime(iso).slice(0, -3);

const columns = (
  onEnd: ((notice: MaintenanceRow) => void) | undefined,
): readonly Column<MaintenanceRow>[] => [
  {
    title: '公告',
    cell: ({ title, message }) => (
      <span className={styles.words}>
        <b>{title}</b>
        <small>{message}</small>
      </span>
    ),
  },
  { title: '范围', cell: ({ mall }) => mall },
  {
    title: '时间',
    cell: ({ from, until }) => `${minute(from, '一直')} 至 ${minute(until, '手动结束')}`,
  },
  {
    title: '状态',
    cell: ({ state, liftedBy, liftedAt }) => (
      <span className={styles.words}>
        <Tag tone={tones[state]}>{maintenanceStateNames[state]}</Tag>
        {liftedBy !== null && (
          <small>
            {minute(liftedAt, '')} {liftedBy}结束
          </small>
        )}
      </span>
    ),
  },
  {
    title: '谁',
    cell: ({ setBy, approvedBy }) => (
      <span className={styles.words}>
        {setBy || '系统'}
        {approvedBy !== null && <small>{approvedBy}同意</small>}
      </span>
    ),
  },
  { title: '原因', cell: ({ reason }) => reason || '—' },
  ...(onEnd
    ? [
        {
          title: '操作',
          cell: (notice: MaintenanceRow) =>
            notice.state !== 'over' && (
              <Button size="small" look="danger" onPress={() => onEnd(notice)}>
                {notice.state === 'on' ? '结束…' : '撤下…'}
              </Button>
            ),
        },
      ]
    : []),
];

/** What stands over the pages, what will, and what did; one person ends a notice. */
export function MaintenanceList() {
  const { may } = useMe();
  const list = useRows(maintenance.maintenanceNotices, {}, { every: 5_000 });
  const [ending, setEnding] = useState<MaintenanceRow>();
  const [reason, setReason] = useState('');
  const close = (): void => {
    setEnding(undefined);
    setReason('');
  };
  const end = useChange(maintenance.endMaintenance, close);
  return (
    <>
      {ending && (
        <ActForm
          title={`结束 ${ending.title}`}
          effect="一个人就可以，几秒内从所有手机上消失"
          button={ending.state === 'on' ? '结束公告' : '撤下公告'}
          look="danger"
          busy={end.isPending}
          error={end.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => end.mutate({ noticeId: ending.noticeId, reason })}
          onClose={close}
        />
      )}
      <RowList
        caption="维护公告"
        columns={columns(may('switches.set') ? setEnding : undefined)}
        list={list}
        keyOf={({ noticeId }) => noticeId}
        empty="还没有发过维护公告"
      />
    </>
  );
}
