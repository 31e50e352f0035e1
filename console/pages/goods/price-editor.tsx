import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goods as calls } from '#core/contract/console/goods.ts';
import type { ConsoleGoods, ConsoleSku } from '#core/contract/console/goods.shapes.ts';
import type { PriceOfSku } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { formatFen } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { PriceCell, type PriceField } from './price-cell.tsx';
import styles from './goods-edit.module.css';

const margin = ({ priceFen, memberPriceFen, costFen }: PriceOfSku): string => {
  const lowest = memberPriceFen ?? priceFen;
  return costFen === null || lowest === 0 ? '—' : `${(((lowest - costFen) * 100) / lowest).toFixed(1)}%`;
};
const priceFields = [
  ['划线价', 'originalPriceFen'],
  ['售价', 'priceFen'],
  ['会员价', 'memberPriceFen'],
  ['成本', 'costFen'],
] as const;
const nameColumn: Column<ConsoleSku> = {
  title: '规格',
  cell: ({ name, skuId }) => (
    <>
      {name} <small className={styles.facts}>{skuId}</small>
    </>
  ),
};
const shown = (fen: number | null): string => (fen === null ? '—' : formatFen(fen));

/** Prices of all skus; changed cells are amber with the old value, and what the change does is shown before it is sent. */
export function PriceEditor({ goods }: { readonly goods: ConsoleGoods }) {
  const { may } = useMe();
  const [edits, setEdits] = useState<ReadonlyMap<string, PriceOfSku>>(new Map());
  const [reason, setReason] = useState('');
  const change = useChange(calls.proposePrice, () => setEdits(new Map()));
  const { priceVersion, skus } = goods;
  const editedOf = (sku: ConsoleSku): PriceOfSku => edits.get(sku.skuId) ?? priceOf(sku);
  const edit = (sku: ConsoleSku, field: PriceField, fen: number | null): void => {
    change.reset();
    setEdits(new Map([...edits, [sku.skuId, { ...editedOf(sku), [field]: fen }]]));
  };
  const prices = [...edits.values()].filter((each) =>
    skus.some((sku) => sku.skuId === each.skuId && isChanged(sku, each)),
  );
  const priceCell = (title: string, field: PriceField) => (sku: ConsoleSku) => {
    if (!may('goods.propose')) return shown(sku[field]);
    return (
      <PriceCell
        label={`${sku.name} ${title}`}
        before={sku[field]}
        fen={editedOf(sku)[field]}
        isRequired={field === 'priceFen'}
        onFen={(fen) => edit(sku, field, fen)}
      />
    );
  };
  const columns: readonly Column<ConsoleSku>[] = [
    nameColumn,
    ...priceFields.map(([title, field]): Column<ConsoleSku> => ({
      title,
      align: 'end',
      cell: priceCell(title, field),
    })),
    { title: '毛利', align: 'end', cell: (sku) => margin(editedOf(sku)) },
    { title: '活动最低', align: 'end', cell: ({ activityFen }) => shown(activityFen) },
    {
      title: '可售',
      align: 'end',
      cell: ({ stockLeft }) => (stockLeft === null ? '不限' : stockLeft.toLocaleString('zh-CN')),
    },
  ];
  const tried = useQuery({
    ...reading(calls.tryPrice, { priceVersion, prices }),
    enabled: prices.length > 0,
    placeholderData: (before) => before,
  });
  const verdict = tried.data?.verdict;
  return (
    <Card title="规格与价格" facts="5% 以内且不低于成本的当场生效，其余要另一人同意">
      <DataTable caption="规格与价格" columns={columns} rows={skus} keyOf={({ skuId }) => skuId} />
      {change.data && prices.length === 0 && (
        <p role="status" className={styles.warn}>
          {change.data.proposalId === null ? '新价格已生效' : '已提交审批，财务或负责人同意后生效'}
        </p>
      )}
      {prices.length > 0 && (
        <ActForm
          title="这次改价"
          effect={verdict === 'ask' ? '财务或负责人同意后生效，不能自己批自己' : '提交后当场生效'}
          button={verdict === 'ask' ? '提交审批' : '立即改价'}
          busy={change.isPending}
          disabled={verdict === undefined || verdict === 'refused'}
          error={change.error ?? tried.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => change.mutate({ priceVersion, prices, reason })}
          onClose={() => setEdits(new Map())}
          closeText="恢复原价"
        >
          <div className={styles.notes} role="status" aria-label="改价会怎样">
            {tried.data?.reasons.map((each) => (
              <p key={each} className={verdict === 'refused' ? styles.refused : styles.warn}>
                {each}
              </p>
            ))}
            {tried.data?.effects.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </div>
        </ActForm>
      )}
    </Card>
  );
}

const priceOf = ({ skuId, priceFen, memberPriceFen, originalPriceFen, costFen }: ConsoleSku): PriceOfSku => ({
  skuId,
  priceFen,
  memberPriceFen,
  originalPriceFen,
  costFen,
});
const isChanged = (sku: ConsoleSku, edited: PriceOfSku): boolean =>
  JSON.stringify(priceOf(sku)) !== JSON.stringify(edited);
