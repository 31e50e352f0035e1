import type { Selectable } from 'kysely';
import type { AreaStock } from '../../db/schema/offers-and-shops.ts';
import type { DemoGoodsId } from '../data/goods.ts';
import { shippedSkus } from '../rows/goods.ts';

const stock = (goods: DemoGoodsId, byArea: Readonly<Record<string, number>>): Selectable<AreaStock>[] =>
  Object.entries(byArea).map(([area_num, inventory]) => ({ sku_id: `${goods}.1`, area_num, inventory }));

const written: readonly Selectable<AreaStock>[] = [
  ...stock('peach', { '320000': 860, '320300': 0, '310000': 240 }),
  ...stock('cooker', { '320000': 120, '*': 60 }),
  ...stock('earphones', { '*': 300 }),
  ...stock('tea-tin', { '320000': 450, '*': 80 }),
];

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
