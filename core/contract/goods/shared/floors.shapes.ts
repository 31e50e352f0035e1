import { z } from 'zod';
import { id, picUrl } from '../../fields.ts';
import { couponTemplate } from './coupon.shapes.ts';
import { goodsCard, link } from './goods-card.shapes.ts';
import { material } from '../placement.shapes.ts';

/** Common fields of floors: titles, and the link of "more". */
const floorHeader = { floorId: id, title: z.string(), subTitle: z.string(), link };

export const quickEntry = z.object({ key: z.string(), name: z.string(), link, badge: z.string().nullable() });
export type QuickEntry = z.output<typeof quickEntry>;

/** A card of the activity zone; the first one is large. */
export const zoneCard = z.object({
  title: z.string(),
  subTitle: z.string(),
  /** The highlighted text, such as 5折封顶. */
  highlight: z.string().nullable(),
  pics: z.array(picUrl),
  tone: z.enum(['warm', 'violet', 'gold', 'green', 'blue']),
  link,
});
export type ZoneCard = z.output<typeof zoneCard>;

/** One floor of a home page. Kinds without content only fix the position; their goods come from calls of their own. */
export const floor = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('quick'), ...floorHeader, entries: z.array(quickEntry) }),
    z.object({ kind: z.literal('banner'), ...floorHeader, materials: z.array(material) }),
    z.object({
      kind: z.literal('notice'),
      ...floorHeader,
      items: z.array(z.object({ tag: z.string(), text: z.string(), link })),
    }),
    z.object({ kind: z.literal('duo'), ...floorHeader, cards: z.array(zoneCard).min(2).max(3) }),
    z.object({
      kind: z.literal('goods'),
      ...floorHeader,
      /** Over the goods, 710 × 280. */
      pic: picUrl.optional(),
      goods: z.array(goodsCard),
    }),
    z.object({ kind: z.literal('coupons'), ...floorHeader, coupons: z.array(couponTemplate) }),
    z.object({ kind: z.literal('seckill'), ...floorHeader }),
    z.object({
      kind: z.literal('ranking'),
      ...floorHeader,
      tabs: z.array(z.object({ key: z.enum(['hotSelling', 'discount']), name: z.string() })),
    }),
    z.object({ kind: z.literal('nearby'), ...floorHeader }),
    /** Goods for tickets, a channel per tab; the first tab has none and shows the most wanted. */
    z.object({
      kind: z.literal('exchange'),
      ...floorHeader,
      tabs: z.array(z.object({ goodsChannelId: id.nullable(), name: z.string() })).min(1),
    }),
    z.object({ kind: z.literal('recommend'), ...floorHeader }),
  ])
  .meta({ id: 'Floor' });
export type Floor = z.output<typeof floor>;
export type FloorOf<Kind extends Floor['kind']> = Extract<Floor, { kind: Kind }>;
