import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { count, fen, idText, isoDate, isoTime, maskedMobile, singleLine } from '../../../fields.ts';
import { keyset, operatorName, rowsOf } from '../../fields.shapes.ts';
import { compensationCases, compensationStates } from './compensation-states.ts';

const ofCase = z.object({ kind: z.enum(compensationCases), key: idText });

const compensation = z.object({
  compensationId: z.string(),
  userId: z.string(),
  mobile: maskedMobile,
  case: z.object({
    kind: z.enum(compensationCases),
    key: z.string(),
    /** T-1024, or the number of the order or claim. */
    number: z.string(),
  }),
  couponTitle: z.string(),
  /** What the coupon takes off at most. */
  amountFen: fen,
  reason: z.string(),
  askedBy: operatorName,
  askedAt: isoTime,
  /** Null: one person was enough, or the second one has not decided. */
  approvedBy: z.string().nullable(),
  /** Null: it was not given. */
  grantedAt: isoTime.nullable(),
  state: z.enum(compensationStates),
  /** Of the coupon; null: there is none. */
  couponState: z.enum(['usable', 'reserved', 'used', 'expired']).nullable(),
});
export type Compensation = z.output<typeof compensation>;

const template = z.object({
  templateId: z.string(),
  title: z.string(),
  amountFen: fen,
  scopeText: z.string(),
  validText: z.string(),
});
export type CompensationTemplate = z.output<typeof template>;

export const compensationShapes = {
  /** What may be given, and what one person gave alone today. */
  compensationOffers: shape(
    z.object({}),
    z.object({
      templates: z.array(template),
      ofDayFen: fen,
      limits: z.object({ aCaseFen: fen, aDayFen: fen }),
    }),
  ),
  /** What the desk gave for a case, or asked for; null: nothing. */
  compensationOfCase: shape(ofCase, z.object({ compensation: compensation.nullable() })),
  compensate: shape(
    z.object({ userId: idText, case: ofCase, templateId: idText, reason: singleLine(200, 4) }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('given') }),
      z.object({ kind: z.literal('proposed'), because: z.array(z.string()) }),
    ]),
  ),
  compensations: shape(
    z.object({
      userId: idText.optional(),
      /** The name of who gave it or asked for it. */
      operator: singleLine(40).optional(),
      /** In China's time, of the day on which it was asked for. */
      day: isoDate.optional(),
      kind: z.enum(compensationCases).optional(),
      state: z.enum(compensationStates).optional(),
      ...keyset,
    }),
    rowsOf(compensation),
  ),
  /** What each operator gave on a day. Absent: today. */
  compensationSums: shape(
    z.object({ day: isoDate.optional() }),
    z.object({
      day: isoDate,
      limitFen: fen,
      rows: z.array(
        z.object({
          ...operatorName.shape,
          given: count,
          /** Without a second person: what the limit counts. */
          aloneFen: fen,
          approvedFen: fen,
        }),
      ),
    }),
  ),
};
