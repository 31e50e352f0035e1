import { goods } from '#core/contract/console/goods.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListState } from '../../ui/parts.tsx';
import styles from './goods-edit.module.css';

const shown = (fen: number | null): string => (fen === null ? '无' : formatFen(fen));

/** What the prices were, the newest change first. */
export function PriceHistory({ goodsId }: { readonly goodsId: string }) {
  const { rows, hasMore, isLoadingMore, loadMore, query } = useRows(goods.priceHistory, { goodsId });
  return (
    <Card title="价格历史">
      <div className={styles.notes}>
        {rows.map(({ changeId, at, skuName, before, after, by, approvedBy }) => (
          <p key={changeId}>
            {skuName} {shown(before.priceFen)} → {shown(after.priceFen)}
            {before.memberPriceFen !== after.memberPriceFen &&
              `，会员价 ${shown(before.memberPriceFen)} → ${shown(after.memberPriceFen)}`}
            <br />
            <small className={styles.facts}>
              {formatTime(at)} {by}
              {approvedBy === null ? ' 改' : ` 提，${approvedBy} 批`}
            </small>
          </p>
        ))}
      </div>
      {rows.length === 0 && <ListState query={query} isEmpty empty="还没有改过价" />}
      {hasMore && (
        <Button size="small" busy={isLoadingMore} onPress={loadMore}>
          更多
        </Button>
      )}
    </Card>
  );
}
