import type { OrderState } from '../../order/order-states.ts';
import type { DifferenceKind, Repair } from '../../pay/proposed-repair.ts';
import { accountName, isSupplier, sourceName } from '../../pay/difference-words.ts';
import { formatFen } from '../../pricing/money.ts';

export interface RepairFacts {
  readonly source: string;
  readonly kind: DifferenceKind;
  readonly repair: Repair;
  readonly ours: number;
  readonly theirs: number;
  /** Null: the order is unknown. */
  readonly orderState: OrderState | null;
  /** Whether the payment is one that the order does not need; null: the payment is unknown. */
  readonly isSurplus: boolean | null;
  readonly isPaid: boolean;
  /** Whether our refund is made already. */
  readonly isRefunded: boolean;
}

interface Entry {
  readonly debit: string;
  readonly credit: string;
  readonly amountFen: number;
}
export interface PlannedRepair {
  readonly effects: readonly string[];
  /** What it writes into the ledger. */
  readonly entries: readonly Entry[];
}

const only = (...effects: string[]): PlannedRepair => ({ effects, entries: [] });
const noEntries = '账本不变';

/** What a repair does, before it does it. */
export function plannedRepair(facts: RepairFacts): PlannedRepair {
  const { source, repair, ours, theirs } = facts;
  const yuan = (fen: number): string => `¥${formatFen(fen)}`;
  switch (repair) {
    case 'capture':
      return captured(facts);
    case 'write-off':
      return {
        effects: [`少收的 ${yuan(ours - theirs)} 记为损失，订单不变`],
        entries: [{ debit: 'write-off', credit: source, amountFen: ours - theirs }],
      };
    case 'refund-there':
      return only(`在${sourceName(source)}退回多收的 ${yuan(theirs - ours)}`, noEntries);
    case 'send-refund-again':
      return {
        effects: [`用原退款号重新退 ${yuan(ours)}，渠道只退一次`],
        entries: isBooked(facts) ? [{ debit: owed(facts), credit: source, amountFen: ours }] : [],
      };
    case 'book-refund':
      return {
        effects: [`补记渠道已退的 ${yuan(theirs)}，订单的已退款随之增加`],
        entries: isOnBill(source) ? [] : [{ debit: owed(facts), credit: source, amountFen: theirs }],
      };
    case 'debit-again':
      return only(`用原单号补扣话费 ${yuan(ours)}，已扣过的不会再扣`, noEntries);
    case 'dispute':
      return only(`向${sourceName(source)}追回多收的 ${theirs - ours} 次`, noEntries);
    case 'by-hand':
      return only('没有自动的处理，请核对后写明情况再忽略');
  }
}

function captured({ source, theirs, orderState, isPaid, isSurplus }: RepairFacts): PlannedRepair {
  if (isPaid)
    return only(isSurplus ? '款项已记为多付并退回，不再重复记' : '款项已记过，不再重复记', noEntries);
  if (orderState === 'created')
    return {
      effects: [`补记收款 ¥${formatFen(theirs)}，订单随即变为已付款并发货`],
      entries: [{ debit: source, credit: 'orders', amountFen: theirs }],
    };
  return {
    effects: [`订单不能再付：先补记收款 ¥${formatFen(theirs)}，再原路退回用户`],
    entries: [
      { debit: source, credit: 'surplus', amountFen: theirs },
      { debit: 'surplus', credit: source, amountFen: theirs },
    ],
  };
}

/** Whether sending the refund again books it: one that was made here before is booked already. */
const isBooked = ({ source, isRefunded }: RepairFacts): boolean => !isOnBill(source) && !isRefunded;
const isOnBill = (source: string): boolean => source === 'till' || source === 'cash';
const owed = ({ isSurplus }: RepairFacts): string => (isSurplus ? 'surplus' : 'orders');

/** What ignoring a difference does. */
export const ignoredEffects = ({ kind, source }: Pick<RepairFacts, 'kind' | 'source'>): readonly string[] =>
  kind === 'refund-refused'
    ? ['这笔退款转人工：不再自动重试，用户会看到请联系客服', noEntries]
    : [isSupplier(source) ? '不向供应商追回' : '不动任何一笔钱', noEntries];

/** Money that a repair moves or books; null: with suppliers no amount is known. */
export const repairCostFen = ({ source, ours, theirs }: Pick<RepairFacts, 'source' | 'ours' | 'theirs'>) =>
  isSupplier(source) ? null : Math.abs(theirs - ours);

/** 借 聊天应用支付应收 47.00，贷 应退用户. */
export const entryText = ({ debit, credit, amountFen }: Entry): string =>
  `记账：借 ${accountName(debit)}，贷 ${accountName(credit)}，¥${formatFen(amountFen)}`;
