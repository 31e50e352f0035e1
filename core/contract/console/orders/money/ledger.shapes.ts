import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { count, idText, integer, isoDate, isoTime, noInput, singleLine } from '../../../fields.ts';
import { keyset, operatorName, rowsOf } from '../../fields.shapes.ts';
import { ledgerAccounts, movementKinds } from './money-states.ts';

const account = z.enum(ledgerAccounts);
/** Fen; less than 0 where credits are more. */
const sum = z.int();

/** Both entries of a movement. */
const movement = z.object({
  movement: z.string(),
  kind: z.enum(movementKinds),
  /** Of the payment, the refund, the difference or the order. */
  number: z.string(),
  at: isoTime,
  orderNo: z.string(),
  debit: account,
  credit: account,
  amountFen: count,
});
export type LedgerMovement = z.output<typeof movement>;

const dayOfAccount = z.object({
  day: isoDate,
  account,
  debitFen: count,
  creditFen: count,
  entries: count,
  /** Debits less credits of this day and all before. */
  balanceFen: sum,
});
export type LedgerDay = z.output<typeof dayOfAccount>;

const settlement = z.object({
  settlementId: count,
  from: isoDate,
  until: isoDate,
  by: operatorName,
  approvedBy: operatorName,
  at: isoTime,
  reason: z.string(),
});
export type Settlement = z.output<typeof settlement>;

/** One source or one account of one day, as it was when the day was closed. */
const settlementLine = z.object({
  day: isoDate,
  part: z.enum(['source', 'account']),
  name: z.string(),
  oursRows: count.nullable(),
  theirsRows: count.nullable(),
  oursFen: sum.nullable(),
  theirsFen: sum.nullable(),
  repaired: count.nullable(),
  ignored: count.nullable(),
  debitFen: count.nullable(),
  creditFen: count.nullable(),
});
export type SettlementLine = z.output<typeof settlementLine>;

export const ledgerShapes = {
  /** Movements, the newest first. */
  ledger: shape(
    z.object({
      account: account.optional(),
      day: isoDate.optional(),
      orderNo: idText.optional(),
      ...keyset,
    }),
    rowsOf(movement),
  ),
  /** Days of accounts with their balance, the newest first. */
  ledgerDays: shape(
    z.object({ account: account.optional(), day: isoDate.optional(), ...keyset }),
    rowsOf(dayOfAccount),
  ),
  /** What every account stands at. */
  ledgerBalances: shape(
    noInput,
    z.object({
      accounts: z.array(z.object({ account, debitFen: count, creditFen: count, balanceFen: sum })),
    }),
  ),
  settlements: shape(z.object(keyset), rowsOf(settlement)),
  settlementLines: shape(
    z.object({ settlementId: integer(1, Number.MAX_SAFE_INTEGER), ...keyset }),
    rowsOf(settlementLine),
  ),
  proposeSettlement: shape(
    z.object({ from: isoDate, until: isoDate, reason: singleLine(200, 4) }),
    z.object({ proposalId: z.string() }),
  ),
};
