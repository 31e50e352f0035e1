import { z } from 'zod';
import { areaNum, id, picUrl, singleLine } from '#core/contract/fields.ts';
import { floor } from '#core/contract/goods/shared/floors.shapes.ts';
import { hosts } from '#core/config/hosts.ts';
import { floorSubTitleMax, floorTitleMax } from '#core/rules/console/content-forms/floors-form.ts';
import { isWindow, itemId, link, optionalText, texts, time, windowFault } from './item-fields.ts';

const hostIds = hosts.map((each) => each.id);

/** The content of each kind, as the editor has it. */
const parts = {
  entries: z
    .array(z.object({ key: singleLine(20), name: singleLine(6), link, badge: optionalText(6) }))
    .max(20),
  items: z.array(z.object({ tag: singleLine(4, 0), text: singleLine(40), link })).max(20),
  cards: z
    .array(
      z.object({
        title: singleLine(10),
        subTitle: singleLine(14, 0),
        highlight: optionalText(8),
        pics: z.array(picUrl).max(4),
        tone: z.enum(['warm', 'violet', 'gold', 'green', 'blue']),
        link,
      }),
    )
    .min(2)
    .max(3),
  goods: z.array(id).max(50),
};

/** One floor of a region, as operators edit it. */
export const floorItem = z
  .object({
    id: itemId,
    kind: z.enum(floor.options.map(({ shape }) => shape.kind.value)),
    title: singleLine(floorTitleMax),
    subTitle: singleLine(floorSubTitleMax, 0),
    link,
    isOn: z.boolean(),
    areas: z.array(areaNum).max(20),
    levels: z.array(z.int().min(0).max(9)).max(10),
    brands: texts,
    hosts: z.array(z.enum(hostIds)),
    beginsAt: time,
    endsAt: time,
    entries: parts.entries.optional(),
    items: parts.items.optional(),
    cards: parts.cards.optional(),
    /** Over the goods of a floor. */
    pic: picUrl.nullish(),
    goods: parts.goods.optional(),
    tabs: z
      .array(z.object({ key: z.string().optional(), name: singleLine(6), goodsChannelId: id.nullish() }))
      .min(1)
      .max(8)
      .optional(),
    /** The rule that adds goods after those picked by hand; it is not edited here. */
    rule: z.record(z.string(), z.json()).nullish(),
    /** What the editor does not show: pictures and tags of single goods. */
    rest: z.record(z.string(), z.json()).optional(),
  })
  .refine(isWindow, windowFault)
  .superRefine((item, context) => {
    const read = floor.safeParse(floorOf(item));
    for (const { path } of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message: 'does not fit the kind of floor' });
  });
export type FloorItem = z.output<typeof floorItem>;

/** The content that the table stores beside title and audience. */
export const contentOf = ({ subTitle, link: to, entries, items, cards, tabs, pic, rest }: FloorItem) => ({
  ...rest,
  subTitle,
  link: to,
  ...(entries && { entries }),
  ...(items && { items }),
  ...(cards && { cards }),
  ...(tabs && { tabs }),
  ...(pic && { pic }),
});

/** The floor as pages get it, without goods. */
export const floorOf = (item: FloorItem) => ({
  ...contentOf(item),
  floorId: item.id,
  kind: item.kind,
  title: item.title,
  ...(item.kind === 'goods' && { goods: [] }),
});
