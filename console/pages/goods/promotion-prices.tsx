import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import type { PromotionDraft, TriedPrice } from '#core/contract/console/goods/goods-promotions.shapes.ts';
import { formatFen } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { ListState } from '../../ui/parts.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import styles from './goods-edit.module.css';

const priceCell = (before: number, after: number) => (
  <>
    {before !== after && <s className={styles.facts}>{formatFen(before)}</s>} {formatFen(after)}
  </>
);
const columns: readonly Column<TriedPrice>[] = [
  { title: '规格', cell: ({ skuName }) => skuName },
  { title: '件数', align: 'end', cell: ({ quantity }) => quantity },
  {
    title: '非会员付',
    align: 'end',
    cell: ({ plainBeforeFen, plainFen }) => priceCell(plainBeforeFen, plainFen),
  },
  {
    title: '会员付',
    align: 'end',
    cell: ({ memberBeforeFen, memberFen }) => priceCell(memberBeforeFen, memberFen),
  },
];

interface PromotionPricesProps {
  readonly goodsId: string;
  readonly draft?: PromotionDraft | undefined;
}

/** What orders cost at a time, by the rule of orders; with a draft, before and after it. */
export function PromotionPrices({ goodsId, draft }: PromotionPricesProps) {
  const [at, setAt] = useState('');
  const query = useQuery({
    ...reading(goodsPromotions.tryPromotion, { goodsId, ...(draft && { draft }), ...(at && { at }) }),
    placeholderData: (before) => before,
  });
  const { data } = query;
  return (
    <div className={styles.form}>
      <TimeField
        label="试算时间"
        hint="不填是现在；不含券和秒杀"
        value={at || null}
        onValue={(time) => setAt(time ?? '')}
      />
      {data && data.prices.length > 0 ? (
        <DataTable
          caption="试算"
          columns={columns}
          rows={data.prices}
          keyOf={({ skuId, quantity }) => `${skuId} ${quantity}`}
        />
      ) : (
        <ListState query={query} isEmpty empty="没有在售的规格，算不出价格" />
      )}
      {draft && data && (
        <div role="status" aria-label="优惠会怎样" className={styles.notes}>
          {data.text !== '' && <p>手机上显示“{data.text}”</p>}
          {data.reasons.map((each) => (
            <p key={each} className={data.verdict === 'refused' ? styles.refused : styles.warn}>
              {each}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
