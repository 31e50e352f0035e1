import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import type { StockOfArea } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import styles from './goods-edit.module.css';

/** The stock of every sku and area, what operators changed, and changing one of them. */
export function AreaStock({ goodsId }: { readonly goodsId: string }) {
  const { may } = useMe();
  const query = useQuery(reading(goods.areaStock, { goodsId }));
  const movements = useRows(goods.stockMovements, { goodsId });
  const [changed, setChanged] = useState<StockOfArea>();
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

interface StockFormProps {
  readonly goodsId: string;
  readonly row: StockOfArea;
  readonly onClose: () => void;
}
function StockForm({ goodsId, row: { skuId, skuName, area, areaName, left }, onClose }: StockFormProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const change = useChange(goods.proposeStock);
  const pieces = /^[+-]?\d{1,7}$/.test(typed) ? Number(typed) : 0;
  const done = change.data;
  return (
    <ActForm
      title={`调整库存：${skuName} ${areaName}`}
      effect={`现在 ${left} 件，调整后 ${left + pieces} 件；24 小时内在一个人的限额以内当场生效，超过要另一人同意`}
      button="提交"
      busy={change.isPending}
      disabled={pieces === 0 || done !== undefined}
      error={change.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => change.mutate({ goodsId, changes: [{ skuId, area, pieces }], reason })}
      onClose={onClose}
      closeText={done ? '关闭' : '取消'}
    >
      <Field
        label="增减"
        hint="例如 200 或 -50"
        required
        inputMode="numeric"
        pattern="[+\-]?\d{1,7}"
        value={typed}
        onValue={setTyped}
      />
      {done && <p role="status">{done.proposalId === null ? '已生效' : '已提交审批'}</p>}
    </ActForm>
  );
}
