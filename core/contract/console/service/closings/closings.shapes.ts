import { z } from 'zod';
import { closingBlockers } from '../../../user/closing-blockers.ts';
import { shape } from '../../../endpoint.ts';
import { count, isoTime, maskedMobile, noInput } from '../../../fields.ts';
import { keyset, rowsOf } from '../../fields.shapes.ts';
import { closingStates } from './closing-states.ts';

const closing = z.object({
  closingId: z.string(),
  userId: z.string(),
  mobile: maskedMobile,
  requestedAt: isoTime,
  dueAt: isoTime,
  /** Something was on its way on its day: it is tried again every hour. */
  isPostponed: z.boolean(),
  state: z.enum(closingStates),
  blockedBy: z.array(z.enum(closingBlockers)),
  /** When it was cancelled or the account was closed; null: neither. */
  endedAt: isoTime.nullable(),
});
export type Closing = z.output<typeof closing>;

export const closingShapes = {
  closings: shape(
    z.object({
      /** `waiting`: those that something blocks too. Absent: all. */
      state: z.enum(closingStates).optional(),
      /** When it is due. */
      from: isoTime.optional(),
      until: isoTime.optional(),
      ...keyset,
    }),
    rowsOf(closing),
  ),
  closingCounts: shape(noInput, z.object({ waiting: count, blocked: count })),
};
