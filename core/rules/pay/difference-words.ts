import type { DifferenceKind, Repair } from './proposed-repair.ts';

export const differenceKindNames: Readonly<Record<DifferenceKind, string>> = {
  'payment-only-there': '渠道已收款，我方没有',
  'payment-only-here': '我方已收款，渠道没有',
  'payment-amount': '收款金额不一致',
  'refund-only-there': '渠道已退款，我方没有',
  'refund-only-here': '我方已退款，渠道没有',
  'refund-amount': '退款金额不一致',
  'refund-refused': '退款被拒绝或一直没有应答',
  'delivered-only-there': '供应商已发放，我方没有',
  'charged-twice': '供应商重复收费',
};

export const repairNames: Readonly<Record<Repair, string>> = {
  capture: '补记收款',
  'refund-there': '在渠道退回',
  'write-off': '记为损失',
  'send-refund-again': '重新退款',
  'book-refund': '补记退款',
  'debit-again': '补扣话费',
  dispute: '向供应商追回',
  'by-hand': '人工核对',
};

const sourceNames: Readonly<Record<string, string>> = {
  'chat-pay': '聊天应用支付',
  wallet: '在线钱包',
  'phone-bill': '话费',
  'operator-wallet': '运营商钱包',
  'bank-card': '银行卡',
  points: 'AI豆',
  till: '话费·门店付款',
  cash: '话费·现金提现',
};
const supplierPrefix = 'supplier ';

export const isSupplier = (source: string): boolean => source.startsWith(supplierPrefix);

/** A channel, or a supplier by its name. */
export const sourceName = (source: string): string =>
  isSupplier(source) ? `供应商 ${source.slice(supplierPrefix.length)}` : (sourceNames[source] ?? source);

const accountNames: Readonly<Record<string, string>> = {
  orders: '订单款',
  surplus: '应退用户',
  'write-off': '损失',
  deductions: 'AI豆抵扣',
};
/** An account of the ledger: a channel, or what money is owed for. */
export const accountName = (account: string): string =>
  accountNames[account] ?? (sourceNames[account] ? `${sourceNames[account]}应收` : account);

/** Tills and daily cash move on the phone bill, whose statement has them. */
export const statementOf = (source: string): string =>
  source === 'till' || source === 'cash' ? 'phone-bill' : source;
