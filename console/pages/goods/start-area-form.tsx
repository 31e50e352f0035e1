import { useState } from 'react';
import type { ConsoleGoods } from '#core/contract/console/goods.shapes.ts';
import type { StockOfArea } from '#core/contract/console/goods/goods-fields.shapes.ts';
import { provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { Select } from './select.tsx';
import { StockForm } from './stock-form.tsx';

interface StartAreaFormProps {
  readonly goodsId: string;
  readonly skus: ConsoleGoods['skus'];
  readonly stock: readonly StockOfArea[];
  readonly onClose: () => void;
}
const areas = [...provinceCities, ['320000', '全省'], ['*', '其他地区']] as const;

/** The first pieces of a sku in an area that had no stock of its own. */
export function StartAreaForm({ goodsId, skus, stock, onClose }: StartAreaFormProps) {
  const [chosen, setChosen] = useState({ skuId: skus[0]?.skuId ?? '', area: '' });
  const counted = stock.filter(({ skuId, area }) => skuId === chosen.skuId && area !== null);
  const free = areas.filter(([area]) => counted.every((each) => each.area !== area));
  const [area, areaName] = free.find(([each]) => each === chosen.area) ?? free[0] ?? ['*', '其他地区'];
  const skuName = skus.find(({ skuId }) => skuId === chosen.skuId)?.name ?? '';
  const isFirst = counted.length === 0 && area !== '*';
  return (
    <StockForm
      goodsId={goodsId}
      row={{ skuId: chosen.skuId, skuName, area, areaName, left: 0 }}
      note={isFirst ? `${skuName}以前全国都送，以后只送${areaName}，除非再加“其他地区”` : undefined}
      isStart
      onClose={onClose}
    >
      <Select
        label="规格"
        value={chosen.skuId}
        options={skus.map(({ skuId, name }) => [skuId, name] as const)}
        onValue={(skuId) => setChosen({ ...chosen, skuId })}
      />
      <Select
        label="地区"
        value={area}
        options={free}
        onValue={(value) => setChosen({ ...chosen, area: value })}
      />
    </StockForm>
  );
}
