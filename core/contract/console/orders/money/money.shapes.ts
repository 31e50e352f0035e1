import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { count, integer, isoDate, isoTime, noInput, orderState, singleLine } from '../../../fields.ts';
import { keyset, operatorName, rowsOf } from '../../fields.shapes.ts';
import {
  dayClosingStates,
  dayStates,
  differenceKinds,
  differenceListStates,
  repairs,
} from './money-states.ts';

/** Fen; less than 0 where more was refunded than paid. */
const sum = z.int();

const dayOfSource = z.object({
  day: isoDate,
  source: z.string(),
  state: z.enum(dayStates),
  comparedAt: isoTime.nullable(),
  /** Payments, refunds and deliveries in our books and in the statement; null: not compared, or not counted at that time. */
  oursRows: count.nullable(),
  theirsRows: count.nullable(),
  /** Payments less refunds; null also for suppliers, which name no amounts. */
  oursFen: sum.nullable(),
  theirsFen: sum.nullable(),
  differences: count,
  open: count,
});
export type DayOfSource = z.output<typeof dayOfSource>;

const differenceRow = z.object({
  differenceId: count,
  day: isoDate,
  source: z.string(),
  kind: z.enum(differenceKinds),
  /** The number of the payment, the refund or the delivery. */
  reference: z.string(),
  /** Fen; with suppliers how often it was charged. */
  ours: count,
  theirs: count,
  repair: z.enum(repairs),
  state: z.enum(differenceListStates),
  /** The closed day in whose statement it was found: it is decided on `day`, the day on which it was found. Null: on `day` itself. */
  closedDay: isoDate.nullable(),
  foundAt: isoTime,
});
export type ConsoleDifference = z.output<typeof differenceRow>;

const plannedEntry = z.object({ debit: z.string(), credit: z.string(), amountFen: count });
export type PlannedEntry = z.output<typeof plannedEntry>;

/** Why an act is not possible now; null: it is. */
const obstacle = z.string().nullable();

const differenceDetail = z.object({
  ...differenceRow.shape,
  paymentNo: z.string().nullable(),
  orderNo: z.string().nullable(),
  orderState: orderState.nullable(),
  goodsName: z.string(),
  tradeNo: z.string().nullable(),
  note: z.string(),
  /** Why the last repair was not carried out; empty: there was none. */
  lastError: z.string(),
  settledAt: isoTime.nullable(),
  /** What the proposed repair does, and the entries that it writes into the ledger. */
  plan: z.object({ effects: z.array(z.string()), entries: z.array(plannedEntry) }),
  ignoreEffects: z.array(z.string()),
  /** The entries of the order so far. */
  ledger: z.array(
    z.object({ at: isoTime, movement: z.string(), debit: z.string(), credit: z.string(), amountFen: count }),
  ),
  /** The decision that waits for a second person. */
  waiting: z
    .object({ proposalId: z.string(), act: z.string(), by: operatorName, at: isoTime, reason: z.string() })
    .nullable(),
  /** Who decided. */
  decided: z
    .object({
      proposalId: z.string(),
      act: z.string(),
      by: operatorName,
      approvedBy: operatorName.nullable(),
      at: isoTime.nullable(),
      reason: z.string(),
    })
    .nullable(),
  acts: z.object({ repair: obstacle, ignore: obstacle }),
});
export type DifferenceDetail = z.output<typeof differenceDetail>;

const moneyDay = z.object({
  day: isoDate,
  closing: z.enum(dayClosingStates),
  /** Why it cannot be closed. */
  why: z.array(z.string()).readonly(),
  /** Differences that were found after it was closed. */
  late: count,
  lateOpen: count,
});
export type MoneyDay = z.output<typeof moneyDay>;

const dayClosing = z.object({
  by: operatorName,
  at: isoTime,
  sources: z.array(
    z.object({
      source: z.string(),
      oursRows: count.nullable(),
      theirsRows: count.nullable(),
      oursFen: sum.nullable(),
      theirsFen: sum.nullable(),
      repaired: count,
      ignored: count,
    }),
  ),
  /** The accounts of the ledger. */
  accounts: z.array(z.object({ account: z.string(), debitFen: count, creditFen: count })),
});
export type DayClosing = z.output<typeof dayClosing>;

const decision = z.object({
  differenceId: integer(1, Number.MAX_SAFE_INTEGER),
  reason: singleLine(200, 4),
});
const proposed = z.object({ proposalId: z.string() });

export const moneyShapes = {
  /** Fourteen days to the given one; absent: to yesterday. */
  moneyDays: shape(
    z.object({ until: isoDate.optional() }),
    z.object({
      days: z.array(moneyDay),
      /** Every source, with the number of differences that were repaired in these days. */
      sources: z.array(z.object({ source: z.string(), repaired: count })),
      cells: z.array(dayOfSource),
    }),
  ),
  differences: shape(
    z.object({
      day: isoDate.optional(),
      source: singleLine(64).optional(),
      kind: z.enum(differenceKinds).optional(),
      state: z.enum(differenceListStates).optional(),
      ...keyset,
    }),
    rowsOf(differenceRow),
  ),
  differenceCounts: shape(
    noInput,
    z.object({
      open: count,
      /** How far ours and theirs are apart in the open ones, suppliers excluded. */
      openFen: count,
      waiting: count,
      repaired: count,
      ignored: count,
    }),
  ),
  differenceDetail: shape(z.object({ differenceId: integer(1, Number.MAX_SAFE_INTEGER) }), differenceDetail),
  reconcileDay: shape(
    z.object({ day: isoDate }),
    z.object({
      /** New differences. */
      found: count,
      /** Sources without a statement so far. */
      waiting: z.array(z.string()).readonly(),
    }),
  ),
  /** What was written down when a day was closed; null: it is not. */
  dayClosing: shape(z.object({ day: isoDate }), z.object({ closing: dayClosing.nullable() })),
  closeDay: shape(z.object({ day: isoDate }), z.object({ day: isoDate })),
  proposeRepair: shape(decision, proposed),
  proposeIgnore: shape(decision, proposed),
};
