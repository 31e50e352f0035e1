import type { RightsStockMovement } from '#core/contract/console/rights/rights-stock.shapes.ts';
import { rightsStock } from '#core/contract/console/rights/rights.ts';
import { RowList } from '../../lists/row-list.tsx';
import { formatTime } from '../../platform/format.ts';
import { useRows } from '../../platform/use-rows.ts';
import type { Column } from '../../ui/data-table.tsx';

const columns: readonly Column<RightsStockMovement>[] = [
  { title: '时间', cell: ({ at }) => formatTime(at) },
  { title: '权益', cell: ({ name }) => name },
  { title: '月份', cell: ({ cycle }) => cycle },
  {
    title: '增减',
    align: 'end',
    cell: ({ pieces }) =>
      pieces === 0 ? '提前做好' : `${pieces > 0 ? '+' : '−'}${Math.abs(pieces).toLocaleString('zh-CN')}`,
  },
  { title: '总量', align: 'end', cell: ({ totalAfter }) => totalAfter.toLocaleString('zh-CN') },
  { title: '剩余', align: 'end', cell: ({ leftAfter }) => leftAfter.toLocaleString('zh-CN') },
  { title: '谁', cell: ({ by, approvedBy }) => (approvedBy === null ? by : `${by} 提，${approvedBy} 批`) },
  { title: '原因', cell: ({ reason }) => reason },
];

/** What operators changed of the pieces, the newest first. */
export function StockMovements() {
  const list = useRows(rightsStock.rightsStockMovements, {});
  return (
    <RowList
      caption="库存调整记录"
      columns={columns}
      list={list}
      keyOf={({ movementId }) => movementId}
      empty="还没有调整过"
    />
  );
}
