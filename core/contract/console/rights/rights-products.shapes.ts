import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, fen, idText, integer, isoTime, month, singleLine, noInput } from '../../fields.ts';
import { monthGroup } from '../../content/my-month.shapes.ts';
import { fieldChange, keyset, rowsOf } from '../fields.shapes.ts';
import { rightsFamilies, rightsProductStates } from './rights-families.ts';

const family = z.enum(rightsFamilies);
const state = z.enum(rightsProductStates);
const stock = z.object({ total: count, left: count });

const productRow = z.object({
  productId: z.string(),
  name: z.string(),
  family,
  priceFen: fen,
  /** 影音会员 4 选 2. */
  groups: z.array(z.string()),
  rights: count,
  suppliers: z.array(z.string()),
  state,
  /** Of its limited rights together, this month; null: none is limited. */
  stock: stock.nullable(),
  isWaiting: z.boolean(),
});
export type RightsProductRow = z.output<typeof productRow>;

/** What of a right needs two persons; its texts are content (docs/decisions/0113). */
const terms = z.object({
  supplier: singleLine(60),
  opensOnDay: integer(1, 28).nullable(),
  opensAtHour: integer(0, 23).nullable(),
  minLevel: integer(0, 9),
  /** Null: not limited. */
  monthlyStock: integer(0, 10_000_000).nullable(),
});
export type RightTerms = z.output<typeof terms>;

const right = terms.extend({
  rightsId: z.string(),
  name: z.string(),
  showName: z.string(),
  picUrl: z.string(),
  hint: z.string(),
  /** It is sold as goods and cannot be claimed. */
  isForSale: z.boolean(),
  beginsAt: isoTime.nullable(),
  endsAt: isoTime.nullable(),
  /** This month; null: not limited. */
  stock: stock.nullable(),
});
export type ConsoleRight = z.output<typeof right>;

const detail = z.object({
  productId: z.string(),
  name: z.string(),
  family,
  priceFen: fen,
  state,
  /** The level that the product makes; 0: none. */
  level: count,
  groups: z.array(
    z.object({
      groupId: z.string(),
      name: z.string(),
      chooseCount: count,
      rights: z.array(right),
      removed: z.array(z.object({ rightsId: z.string(), showName: z.string(), removedAt: isoTime })),
    }),
  ),
  /** Sent back with changes: another change in between is refused. */
  version: z.string(),
  waiting: z.array(z.object({ proposalId: z.string(), act: z.string(), by: z.string(), at: isoTime })),
});
export type ConsoleRightsProduct = z.output<typeof detail>;

/** Changes of a product that need a second person. */
const changes = z.object({
  productId: idText,
  version: z.string().max(64),
  priceFen: integer(0, 100_000_000).optional(),
  groups: z
    .array(z.object({ groupId: idText, chooseCount: integer(0, 99) }))
    .max(50)
    .default([]),
  rights: z
    .array(terms.extend({ rightsId: idText }))
    .max(200)
    .default([]),
  /** Rights made like another one, with its texts, picture and supplier. */
  added: z
    .array(z.object({ groupId: idText, likeRightsId: idText }))
    .max(20)
    .default([]),
  removed: z.array(idText).max(50).default([]),
});
export type RightsProductChanges = z.output<typeof changes>;

export const rightsProductShapes = {
  rightsProducts: shape(
    z.object({
      keyword: singleLine(40).optional(),
      family: family.optional(),
      supplier: singleLine(60).optional(),
      state: state.optional(),
      ...keyset,
    }),
    rowsOf(productRow),
  ),
  /** What suppliers are called, by their codes. */
  supplierNames: shape(noInput, z.object({ names: z.record(z.string(), z.string()) })),
  rightsProduct: shape(z.object({ productId: idText }), detail),
  /** What changes would do, without doing it. */
  tryRightsProduct: shape(changes, z.object({ changes: z.array(fieldChange), effects: z.array(z.string()) })),
  proposeRightsProduct: shape(
    changes.extend({ reason: singleLine(200, 4) }),
    z.object({ proposalId: z.string() }),
  ),
  /** The month of a subscriber who has this product alone and claimed nothing yet, by the rules of the phone. */
  previewMonth: shape(
    changes.partial({ version: true }).extend({ level: integer(0, 9).optional() }),
    z.object({ cycle: month, groups: z.array(monthGroup) }),
  ),
};
