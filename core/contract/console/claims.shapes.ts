import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, idText, isoTime, maskedMobile, mobile, month, noInput, singleLine } from '../fields.ts';
import { claimFilterStates, claimStates } from './claim-states.ts';
import { keyset, rowsOf } from './fields.shapes.ts';

const claimRow = z.object({
  claimId: z.string(),
  rightsId: z.string(),
  rightsName: z.string(),
  productName: z.string(),
  userId: z.string(),
  /** The number that it is delivered to. */
  mobile: maskedMobile,
  state: z.enum(claimStates),
  toReconcile: z.boolean(),
  /** An operator's give-back was approved and is under way. */
  givesBack: z.boolean(),
  tries: count,
  supplier: z.string(),
  cycle: month,
  claimedAt: isoTime,
  settledAt: isoTime.nullable(),
  /** Beyond the time limit of its product, until it was settled or until now; null: within it. */
  overLimitSeconds: count.nullable(),
});
export type ConsoleClaim = z.output<typeof claimRow>;

const traceEntry = z.object({ at: isoTime, event: z.string(), detail: z.string() });
export type ClaimTraceEntry = z.output<typeof traceEntry>;

/** Why an act is not possible now; null: it is. */
const obstacle = z.string().nullable();

const claimDetail = z.object({
  ...claimRow.shape,
  deliverBy: isoTime,
  /** Null: it is settled. */
  nextTryAt: isoTime.nullable(),
  groupName: z.string(),
  chooseCount: count,
  chosenCount: count,
  /** Null: the right has no limited stock. */
  stock: z.object({ total: count, left: count }).nullable(),
  /** Repeated requests that were answered with this claim. */
  repeats: count,
  /** Claims that wait for the same supplier, this one included. */
  supplierWaiting: count,
  trace: z.array(traceEntry),
  acts: z.object({ query: obstacle, resend: obstacle, giveBack: obstacle }),
});
export type ConsoleClaimDetail = z.output<typeof claimDetail>;

const ofClaim = z.object({ claimId: idText });
const reason = singleLine(200, 4);

export const claimShapes = {
  /** Asked by POST, because a number must not stand in an address. */
  claims: shape(
    z.object({
      mobile: mobile.optional(),
      claimId: idText.optional(),
      rightsId: idText.optional(),
      supplier: singleLine(60).optional(),
      state: z.enum(claimFilterStates).optional(),
      cycle: month.optional(),
      ...keyset,
    }),
    rowsOf(claimRow),
  ),
  /** What claims and stock can be filtered by. */
  claimFilters: shape(
    noInput,
    z.object({
      suppliers: z.array(z.string()),
      rights: z.array(z.object({ rightsId: z.string(), name: z.string() })),
    }),
  ),
  claimDetail: shape(ofClaim, claimDetail),
  queryClaim: shape(ofClaim, z.object({ said: z.string() })),
  resendClaim: shape(z.object({ claimId: idText, reason }), z.object({ outcome: z.string() })),
  giveBackClaims: shape(
    z.object({ claimIds: z.array(idText).min(1).max(500), reason }),
    z.object({ proposalId: z.string() }),
  ),
};
