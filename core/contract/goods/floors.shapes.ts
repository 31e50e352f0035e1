import { z } from 'zod';
import { id, picUrl } from '../fields.ts';
import { couponTemplate } from './coupon.shapes.ts';
import { goodsCard, link } from './goods-card.shapes.ts';
import { material } from './placement.shapes.ts';

/** What every floor has: its name, and where its "more" leads. */
const head = { floorId: id, title: z.string(), subTitle: z.string(), link };

export const quickEntry = z.object({ key: z.string(), name: z.string(), link, badge: z.string().nullable() });
export type QuickEntry = z.output<typeof quickEntry>;

/** A card of the activity zone; the first one stands large. */
export const zoneCard = z.object({
  title: z.string(),
  subTitle: z.string(),
  /** The large words, such as 5折封顶. */
  highlight: z.string().nullable(),
  pics: z.array(picUrl),
  tone: z.enum(['warm', 'violet', 'gold', 'green', 'blue']),
  link,
});
export type ZoneCard = z.output<typeof zoneCard>;

/** One floor of a home page. Floors of a kind alone say where they stand; their goods come by their own calls. */
export const floor = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('quick'), ...head, entries: z.array(quickEntry) }),
    z.object({ kind: z.literal('banner'), ...head, materials: z.array(material) }),
    z.object({
      kind: z.literal('notice'),
      ...head,
      items: z.array(z.object({ tag: z.string(), text: z.string(), link })),
    }),
    z.object({ kind: z.literal('duo'), ...head, cards: z.array(zoneCard).min(2).max(3) }),
    z.object({ kind: z.literal('goods'), ...head, goods: z.array(goodsCard) }),
    z.object({ kind: z.literal('coupons'), ...head, coupons: z.array(couponTemplate) }),
    z.object({ kind: z.literal('seckill'), ...head }),
    z.object({
      kind: z.literal('ranking'),
      ...head,
      tabs: z.array(z.object({ key: z.enum(['hotSelling', 'discount']), name: z.string() })),
    }),
    z.object({ kind: z.literal('nearby'), ...head }),
    z.object({ kind: z.literal('recommend'), ...head }),
  ])
  .meta({ id: 'Floor' });
export type Floor = z.output<typeof floor>;
export type FloorOf<Kind extends Floor['kind']> = Extract<Floor, { kind: Kind }>;
