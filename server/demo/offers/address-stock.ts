import type { Selectable } from 'kysely';
import type { Addresses, AreaStock } from '../../db/schema/offers-and-shops.ts';
import type { DemoGoodsId } from '../goods.ts';

const stock = (goods: DemoGoodsId, byArea: Readonly<Record<string, number>>): Selectable<AreaStock>[] =>
  Object.entries(byArea).map(([area_num, inventory]) => ({ sku_id: `${goods}.1`, area_num, inventory }));

/** Stock by area of goods that are shipped; the tea cakes have none recorded. */
export const demoAreaStock: readonly Selectable<AreaStock>[] = [
  ...stock('peach', { '320000': 860, '320300': 0, '310000': 240 }),
  ...stock('cooker', { '320000': 120, '*': 60 }),
  ...stock('earphones', { '*': 300 }),
  ...stock('tea-tin', { '320000': 450, '*': 80 }),
];

const address = (user_id: string, area_num: string): Selectable<Addresses> => ({
  address_id: `${user_id}.home`,
  user_id,
  area_num,
});

/** Addresses of three demo subscribers. */
export const demoAddresses: readonly Selectable<Addresses>[] = [
  address('U0000000001', '320106'),
  address('U0000000005', '320213'),
  address('U0000000009', '320311'),
];
