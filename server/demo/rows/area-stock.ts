import type { Selectable } from 'kysely';
import type { AreaStock } from '../../db/schema/offers-and-shops.ts';
import { areaStock } from '../data/goods.ts';
import { shippedSkus } from './goods.ts';

const written = areaStock.map(([goodsId, area_num, inventory]) => ({
  sku_id: `${goodsId}.1`,
  area_num,
  inventory,
}));

const isWritten = (skuId: string): boolean =>
  skuId === 'tea-cakes.1' || written.some(({ sku_id }) => sku_id === skuId);

/** Stock by area of goods that are shipped: plenty in the province, less elsewhere; the tea cakes have none recorded. */
export const demoAreaStock: readonly Selectable<AreaStock>[] = [
  ...written,
  ...shippedSkus
    .filter((skuId) => !isWritten(skuId))
    .flatMap((sku_id, at) => [
      { sku_id, area_num: '320000', inventory: 120 + ((at * 37) % 400) },
      { sku_id, area_num: '*', inventory: (at * 13) % 60 },
    ]),
];
