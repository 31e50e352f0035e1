/** One call of a port, as docs/partners.md describes it. */
export interface PortCall {
  readonly path: string;
  readonly does: string;
  /** Whether and when we send the same again, and what that must be there. */
  readonly again: string;
  /** What our side does when there is no valid answer. */
  readonly unanswered: string;
}

export const portCalls = {
  supplier: [
    {
      path: '/grants',
      does: 'delivers one right or the pieces of a sku',
      again: 'with the same `claimId`, until decided: the first answer',
      unanswered: 'the order stays open, is sent again, and revoked after its deadline',
    },
    {
      path: '/revocations',
      does: 'ends an order that has no answer; one that was delivered stays `granted`',
      again: 'until answered: the first decision',
      unanswered: 'asked again; stock and quota stay reserved',
    },
    {
      path: '/queries',
      does: 'says what became of an order, and changes nothing',
      again: 'whenever an operator asks',
      unanswered: 'nothing changes',
    },
    {
      path: '/statements',
      does: 'the charged deliveries of a day in China, in pages: `after` is the last `next`, which grows',
      again: 'every day until answered',
      unanswered: 'the day stays to be compared; half a statement is none',
    },
    {
      path: '/disputes',
      does: 'claims charges of a delivery back',
      again: 'with the same `deliveryId`: the first answer',
      unanswered: 'the difference stays open',
    },
  ],
  sms: [
    {
      path: '/messages',
      does: 'sends a text (`channel` `sms`) or speaks it (`voice`)',
      again: 'with the same `id`: taken again, sent once; codes have no `id` and are not repeated',
      unanswered: 'a code counts as sent when it may have been, and as not sent when nothing was received',
    },
  ],
  identity: [
    {
      path: '/proofs',
      does: 'checks a proof of its `kind` and says whose number it is; each is valid once',
      again: 'never',
      unanswered: 'the visitor stays a guest and may try again',
    },
    {
      path: '/network',
      does: 'the number behind an address of the network, or `null`',
      again: 'never',
      unanswered: 'as a stranger',
    },
  ],
  billing: [
    {
      path: '/numbers',
      does: 'status, city and start of a number',
      again: 'quickly failed: once more at once',
      unanswered: 'the rule that needs it refuses for now; answers are remembered for a minute',
    },
    {
      path: '/balances',
      does: 'the balance of a number',
      again: 'quickly failed: once more at once',
      unanswered: 'the page says it cannot be shown',
    },
    {
      path: '/credits',
      does: 'puts money on the bill: refunds, daily cash',
      again: 'with the same `orderNo` until answered: credited once',
      unanswered: 'stays open, sent again',
    },
    {
      path: '/debits',
      does: 'takes a payment from the bill',
      again: 'with the same `orderNo`: debited once',
      unanswered: 'the payment stays open and is cancelled',
    },
    {
      path: '/debits/cancel',
      does: 'ends a debit without an answer; one that was made stays made (`debited: true`)',
      again: 'until answered: the first decision',
      unanswered: 'the payment stays open',
    },
    {
      path: '/statements',
      does: 'debits and credits of a day in China, in pages',
      again: 'every day until answered',
      unanswered: 'the day stays to be compared',
    },
    {
      path: '/plans',
      does: 'package of a number',
      again: 'quickly failed: once more at once',
      unanswered: 'the page says it cannot be shown',
    },
    {
      path: '/usage',
      does: 'data, minutes and charges of a month',
      again: 'quickly failed: once more at once',
      unanswered: 'the page says it cannot be shown',
    },
    {
      path: '/monthly-usage',
      does: 'data of the last months, the oldest first',
      again: 'quickly failed: once more at once',
      unanswered: 'the page says it cannot be shown',
    },
    {
      path: '/behavior',
      does: 'use by kind of apps and day',
      again: 'quickly failed: once more at once',
      unanswered: 'the page says it cannot be shown',
    },
    {
      path: '/access-policies',
      does: 'when and for what a number has no internet; only a higher `version` replaces a policy',
      again: 'until answered',
      unanswered: 'sent again',
    },
    {
      path: '/business-orders',
      does: 'opens or closes an offer',
      again: 'with the same `orderNo` until answered: carried out once',
      unanswered: 'stays open, sent again',
    },
  ],
  invoices: [
    {
      path: '/issue',
      does: 'issues an invoice',
      again: 'with the same `invoiceNo`: the same invoice',
      unanswered: '`/query` decides',
    },
    {
      path: '/query',
      does: 'says what became of a number; `absent`: it never arrived',
      again: 'until decided',
      unanswered: 'asked again later',
    },
    {
      path: '/reverse',
      does: 'issues the red invoice that cancels one',
      again: 'with the same `invoiceNo`: the same reversal',
      unanswered: 'sent again',
    },
  ],
  gateway: [
    {
      path: '/payments',
      does: 'opens a payment and answers the address where it is paid',
      again: 'with the same `paymentNo`: opened once',
      unanswered: 'the payment stays open and is queried',
    },
    {
      path: '/payments/query',
      does: 'state of a payment; `tradeNo` and `amountFen` once paid',
      again: 'until decided',
      unanswered: 'asked again',
    },
    {
      path: '/payments/close',
      does: 'ends a payment that nobody paid; `closed: false` when it is paid',
      again: 'until answered',
      unanswered: 'asked again',
    },
    {
      path: '/refunds',
      does: 'gives a payment back, all or in part, never more than was paid',
      again: 'with the same `refundNo`: given back once',
      unanswered: '`/refunds/query` decides',
    },
    { path: '/refunds/query', does: 'state of a refund', again: 'until decided', unanswered: 'asked again' },
    {
      path: '/statements',
      does: 'payments and refunds of a day in China, in pages',
      again: 'every day until answered',
      unanswered: 'the day stays to be compared',
    },
  ],
} satisfies Readonly<Record<string, readonly PortCall[]>>;
