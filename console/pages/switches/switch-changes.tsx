import { switches } from '#core/contract/console/operations/switches.ts';
import type { SwitchChange } from '#core/contract/console/operations/switches.shapes.ts';
import { switchColumnNames } from '#core/rules/console/operations/switch-approval.ts';
import { RowList } from '../../lists/row-list.tsx';
import { formatTime } from '../../platform/format.ts';
import { useRows } from '../../platform/use-rows.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/parts.tsx';
import { SwitchStateTag } from './switch-words.tsx';

function endText({ isOn, liftedBy, liftedAt, until }: SwitchChange): string {
  if (liftedBy !== null && liftedAt !== null) return `${formatTime(liftedAt)} ${liftedBy}恢复`;
  if (until === null) return '没有结束时间';
  return `${formatTime(until)} ${isOn ? '自动恢复' : '已自动恢复'}`;
}

const columns: readonly Column<SwitchChange>[] = [
  { title: '时间', cell: ({ setAt }) => formatTime(setAt) },
  { title: '地市', cell: ({ areaName }) => areaName },
  { title: '功能', cell: ({ column }) => switchColumnNames[column] },
  { title: '改为', cell: ({ state }) => <SwitchStateTag state={state} /> },
  { title: '操作人', cell: ({ setBy, isApproved }) => `${setBy}${isApproved ? '（两人）' : ''}` },
  { title: '原因', cell: ({ reason }) => reason },
  {
    title: '结束',
    cell: (change) => (
      <>
        {change.isOn && <Tag tone="warning">进行中</Tag>} {endText(change)}
      </>
    ),
  },
];

/** What operators switched, the newest first. */
export function SwitchChanges() {
  const list = useRows(switches.switchChanges, {}, { every: 15_000 });
  return (
    <RowList
      caption="开关记录"
      columns={columns}
      list={list}
      keyOf={({ changeId }) => changeId}
      empty="还没有人动过开关；默认的几处由演示数据带来"
    />
  );
}
