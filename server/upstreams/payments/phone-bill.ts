import type { Billing } from '../billing/port.ts';
import type { StatementRow } from '#core/rules/pay/compare-statement.ts';
import type { PaymentChannel } from './port.ts';

/**
 * The phone bill as a payment channel: a debit has no cashier, so it is made at once or not at all. Querying one that had no answer
 * cancels it unless it was made.
 */
export function phoneBill(billing: Billing): PaymentChannel {
  return {
    async create({ paymentNo, amountFen, payer: { mobile } }) {
      switch (await billing.debit({ orderNo: paymentNo, mobile, amountFen })) {
        case 'debited':
          return { kind: 'paid', tradeNo: null };
        case 'refused':
          return { kind: 'refused', reason: '话费余额不足或号码不可用' };
        case undefined:
          return { kind: 'unknown', reason: 'no answer' };
      }
    },
    async query({ paymentNo, amountFen }) {
      switch (await billing.cancelDebit(paymentNo)) {
        case 'debited':
          return { kind: 'paid', tradeNo: null, amountFen };
        case 'cancelled':
          return { kind: 'closed' };
        case undefined:
          return { kind: 'unknown', reason: 'no answer' };
      }
    },
    async close(paymentNo) {
      const answer = await billing.cancelDebit(paymentNo);
      if (answer === undefined) return 'unknown';
      return answer === 'cancelled' ? 'closed' : 'refused';
    },
    async refund({ refundNo, amountFen, payer: { mobile } }) {
      const answer = await billing.credit({ orderNo: refundNo, mobile, amountFen });
      if (answer === undefined) return { kind: 'unknown', reason: 'no answer' };
      return answer === 'credited' ? { kind: 'done' } : { kind: 'refused', reason: 'number closed' };
    },
    queryRefund: async () => ({ kind: 'absent' }), // a credit is repeated under its number instead
    /** With debits of tills, and credits of tills and daily cash. */
    statement: async (day) =>
      (await billing.statement(day))?.map(({ kind, orderNo: no, amountFen }): StatementRow =>
        kind === 'debit'
          ? { kind: 'payment', no, paymentNo: no, amountFen }
          : { kind: 'refund', no, paymentNo: null, amountFen },
      ),
  };
}
