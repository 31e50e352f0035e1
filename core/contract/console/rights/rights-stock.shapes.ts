import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, idText, integer, isoTime, month, noInput, singleLine } from '../../fields.ts';
import { keyset, rowsOf } from '../fields.shapes.ts';

const reason = singleLine(200, 4);
/** Pieces of a right in a month, at most ten million. */
const total = integer(0, 10_000_000);

const stockRow = z.object({
  rightsId: z.string(),
  name: z.string(),
  productId: z.string(),
  productName: z.string(),
  supplier: z.string(),
  cycle: month,
  total: count,
  left: count,
  used: count,
  /** It has a row of its own; otherwise it gets the usual pieces with its first claim. */
  isPlanned: z.boolean(),
  /** Claims an hour, of the last day; null: not this month. */
  perHour: z.number().nullable(),
  forecast: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('gone') }),
    z.object({ kind: z.literal('runs-out'), at: isoTime }),
    z.object({ kind: z.literal('lasts'), leftAtEnd: count }),
  ]),
});
export type RightsStockRow = z.output<typeof stockRow>;

const movement = z.object({
  movementId: z.string(),
  at: isoTime,
  name: z.string(),
  cycle: month,
  pieces: z.int(),
  totalAfter: count,
  leftAfter: count,
  reason: z.string(),
  by: z.string(),
  approvedBy: z.string().nullable(),
});
export type RightsStockMovement = z.output<typeof movement>;

const fault = z.object({ line: count, fault: z.string(), cure: z.string() });

export const rightsStockShapes = {
  rightsStock: shape(
    z.object({
      /** This month or the next; absent: this. */
      cycle: month.optional(),
      supplier: singleLine(60).optional(),
      below: integer(1, 10_000_000).optional(),
      keyword: singleLine(40).optional(),
      ...keyset,
    }),
    rowsOf(stockRow),
  ),
  rightsStockMonths: shape(
    noInput,
    z.object({
      months: z.array(month),
      suppliers: z.array(z.string()),
      /** Limited rights without a row for the next month. */
      unplanned: count,
    }),
  ),
  changeRightsStock: shape(
    z.object({
      changes: z
        .array(
          z.object({
            rightsId: idText,
            cycle: month,
            total,
            /** The pieces that the operator saw; others in between are refused. */
            before: total.optional(),
          }),
        )
        .min(1)
        .max(500),
      reason,
    }),
    z.object({ proposalId: z.string().nullable() }),
  ),
  /** Rows of the next month made ahead with the pieces of this month; what has a row stays. */
  planRightsStock: shape(
    z.object({ reason }),
    z.object({ planned: count, proposalId: z.string().nullable() }),
  ),
  /** Lines of a CSV file. Nothing is written unless all lines are right and it is confirmed. */
  importRightsStock: shape(
    z.object({ csv: z.string().min(1).max(200_000), isConfirmed: z.boolean().default(false), reason }),
    z.object({
      lines: count,
      changed: count,
      faults: z.array(fault),
      /** Why a second person is needed; empty: done at once. */
      reasons: z.array(z.string()),
      proposalId: z.string().nullable(),
      isDone: z.boolean(),
    }),
  ),
  rightsStockMovements: shape(
    z.object({ rightsId: idText.optional(), cycle: month.optional(), ...keyset }),
    rowsOf(movement),
  ),
};
