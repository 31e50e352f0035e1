import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import type { ConsoleGoods } from '#core/contract/console/goods.shapes.ts';
import type { StockOfArea } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import { StartAreaForm } from './start-area-form.tsx';
import { StockForm } from './stock-form.tsx';
import styles from './goods-edit.module.css';

type StockedGoods = Pick<ConsoleGoods, 'goodsId' | 'kind' | 'skus'>;

/** The stock of every sku and area, what operators changed, changing one of them, and beginning with another area. */
export function AreaStock({ goods: { goodsId, kind, skus } }: { readonly goods: StockedGoods }) {
  const { may } = useMe();
  const query = useQuery(reading(goods.areaStock, { goodsId }));
  const movements = useRows(goods.stockMovements, { goodsId });
  const [changed, setChanged] = useState<StockOfArea>();
  const [isStarting, setStarting] = useState(false);
  const rows = query.data?.rows ?? [];
  return (
    <Card title="库存，按地区" facts="先看区县，再看城市、省，最后看“其他地区”">
      {rows.length === 0 && <ListState query={query} isEmpty empty="所有规格的库存都不限" />}
      <div className={styles.areas}>
        {rows.map((row) => (
          <div key={`${row.skuId} ${row.area}`} className={styles.area} data-gone={row.left === 0}>
            <header>
              {row.skuName} · {row.areaName}
              {row.left === 0 && <Tag tone="danger">卖完{row.asked > 0 && `，${row.asked} 人等货`}</Tag>}
            </header>
            <b>{row.left.toLocaleString('zh-CN')}</b>
            {may('goods.propose') && (
              <Button
                size="small"
                label={`调整 ${row.skuName} ${row.areaName}`}
                onPress={() => setChanged(row)}
              >
                调整…
              </Button>
            )}
          </div>
        ))}
      </div>
      {kind === 'physical' && skus.length > 0 && may('goods.propose') && (
        <Button size="small" onPress={() => setStarting(true)}>
          加一个地区…
        </Button>
      )}
      {isStarting && (
        <StartAreaForm goodsId={goodsId} skus={skus} stock={rows} onClose={() => setStarting(false)} />
      )}
      {changed && (
        <StockForm
          key={`${changed.skuId} ${changed.area}`}
          goodsId={goodsId}
          row={changed}
          onClose={() => setChanged(undefined)}
        />
      )}
      {movements.rows.map(({ movementId, at, skuName, area, pieces, leftAfter, reason, by, approvedBy }) => (
        <p key={movementId}>
          <small className={styles.facts}>
            {formatTime(at)} {by}
            {approvedBy !== null && ` 提，${approvedBy} 批`}
          </small>{' '}
          {skuName} {area ?? '全部地区'} {pieces > 0 ? `+${pieces}` : `−${-pieces}`}，剩 {leftAfter}：{reason}
        </p>
      ))}
      {movements.hasMore && (
        <Button size="small" busy={movements.isLoadingMore} onPress={movements.loadMore}>
          更多
        </Button>
      )}
    </Card>
  );
}
