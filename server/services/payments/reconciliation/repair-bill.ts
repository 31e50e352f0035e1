import type { Deps } from '../../../deps.ts';
import { recordTillCredit, creditAtBilling } from '../pay-code/credit-till-refund.ts';
import { accountById } from '../../accounts/public.ts';
import type { DifferenceRow } from '../differences/differences.ts';
import { billEntriesOf } from './bill-entries.ts';
import { byHandSentence, failed, repaired, type Booked, type Failed } from './repair-outcome.ts';

const unanswered = failed('计费系统没有应答，请稍后再试');

/** Repairs of tills and daily cash: each debit and credit carries its number, so a repetition is the same one. */
export async function repairBill(deps: Deps, row: DifferenceRow): Promise<Booked | Failed> {
  const { reference, kind, ours, theirs } = row;
  switch (row.repair) {
    case 'send-refund-again':
      return kind === 'refund-refused'
        ? creditRefundOnHold(deps, reference)
        : credit(deps, row, { orderNo: reference, amountFen: ours });
    case 'refund-there':
      return credit(deps, row, { orderNo: `X${reference}`, amountFen: theirs - ours });
    case 'debit-again':
      return debit(deps, row);
    case 'book-refund':
      return repaired('已补记退款', (tx) => recordTillCredit(tx, reference, deps.clock.now()));
    case 'capture':
    case 'write-off':
    case 'dispute':
    case 'by-hand':
      return failed(byHandSentence);
  }
}

/** A refund at a till that billing refused before. */
async function creditRefundOnHold(deps: Deps, refundNo: string): Promise<Booked | Failed> {
  switch (await creditAtBilling(deps, refundNo)) {
    case 'credited':
      return repaired('已退回话费', (tx) => recordTillCredit(tx, refundNo, deps.clock.now()));
    case 'not-open':
      return repaired('已退回话费');
    case 'refused':
      return failed('号码仍不能入账');
    case 'unanswered':
      return unanswered;
  }
}

async function credit(
  deps: Deps,
  row: DifferenceRow,
  order: { readonly orderNo: string; readonly amountFen: number },
): Promise<Booked | Failed> {
  const mobile = await ownerOf(deps, row);
  if (mobile === undefined) return failed('不知道退给谁，需要人工处理');
  switch (await deps.billing.credit({ ...order, mobile })) {
    case 'credited':
      return repaired('已退回话费');
    case 'refused':
      return failed('号码不能入账');
    case undefined:
      return unanswered;
  }
}

async function debit(deps: Deps, row: DifferenceRow): Promise<Booked | Failed> {
  const mobile = await ownerOf(deps, row);
  if (mobile === undefined) return failed('不知道向谁扣款，需要人工处理');
  switch (await deps.billing.debit({ orderNo: row.reference, mobile, amountFen: row.ours })) {
    case 'debited':
      return repaired('已补扣话费');
    case 'refused':
      return failed('话费余额不足或号码不可用');
    case undefined:
      return unanswered;
  }
}

/** The number whose bill it is on. */
async function ownerOf(deps: Deps, { reference, kind }: DifferenceRow): Promise<string | undefined> {
  const entry = (await billEntriesOf(deps.db, [{ no: reference }])).find((each) =>
    kind.startsWith(each.kind),
  );
  return entry && (await accountById(deps, entry.userId))?.mobile;
}
