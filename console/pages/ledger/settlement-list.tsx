import { ledger } from '#core/contract/console/orders/money/ledger.ts';
import type { Settlement } from '#core/contract/console/orders/money/ledger.shapes.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { formatTime } from '../../platform/format.ts';
import { useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import type { Column } from '../../ui/data-table.tsx';

const columns = (mayExport: boolean): readonly Column<Settlement>[] => [
  { title: '期间', cell: ({ from, until }) => (from === until ? from : `${from} 至 ${until}`) },
  { title: '原因', cell: ({ reason }) => reason },
  { title: '申请', cell: ({ by }) => by.name },
  { title: '同意', cell: ({ approvedBy }) => approvedBy.name },
  { title: '时间', cell: ({ at }) => formatTime(at) },
  ...(mayExport
    ? [
        {
          title: '文件',
          cell: ({ settlementId, from, until }: Settlement) => (
            <ExportButton
              endpoint={ledger.settlementLines}
              filters={{ settlementId: String(settlementId) }}
              fileName={`结算单 ${from} ${until}`}
            />
          ),
        },
      ]
    : []),
];

/** Settlements that two persons decided, with their files. */
export function SettlementList() {
  const { may } = useMe();
  const list = useRows(ledger.settlements, {}, { every: 30_000 });
  return (
    <RowList
      caption="结算单"
      columns={columns(may('ledger.export'))}
      list={list}
      keyOf={({ settlementId }) => String(settlementId)}
      empty="还没有结算单"
    />
  );
}
