import { differenceStateNames } from '#core/rules/console/money/money-names.ts';
import { movementKindNames } from '#core/rules/console/money/movement-words.ts';
import {
  accountName,
  differenceKindNames,
  isSupplier,
  repairNames,
  sourceName,
} from '#core/rules/pay/difference-words.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported, yuanOrNull } from './exported.ts';

export const moneyExports: readonly ExportedList[] = [
  exported('differences', '对账差异', [
    { title: '编号', text: ({ differenceId }) => differenceId },
    { title: '日期', text: ({ day }) => day },
    { title: '日结后发现（账单日）', text: ({ closedDay }) => closedDay },
    { title: '来源', text: ({ source }) => sourceName(source) },
    { title: '差在哪', text: ({ kind }) => differenceKindNames[kind] },
    { title: '单号', text: ({ reference }) => reference },
    {
      title: '我方（元，供应商为次数）',
      text: ({ source, ours }) => (isSupplier(source) ? ours : yuanOrNull(ours)),
    },
    {
      title: '对方（元，供应商为次数）',
      text: ({ source, theirs }) => (isSupplier(source) ? theirs : yuanOrNull(theirs)),
    },
    { title: '建议', text: ({ repair }) => repairNames[repair] },
    { title: '状态', text: ({ state }) => differenceStateNames[state] },
    { title: '发现', text: ({ foundAt }) => foundAt },
  ]),
  exported(
    'ledger',
    '账本',
    [
      { title: '时间', text: ({ at }) => at },
      { title: '原因', text: ({ kind }) => movementKindNames[kind] },
      { title: '单号', text: ({ number }) => number },
      { title: '订单号', text: ({ orderNo }) => orderNo },
      { title: '借', text: ({ debit }) => accountName(debit) },
      { title: '贷', text: ({ credit }) => accountName(credit) },
      { title: '金额（元）', text: ({ amountFen }) => yuanOrNull(amountFen) },
    ],
    'ledger.export',
  ),
  exported(
    'ledgerDays',
    '账本每日余额',
    [
      { title: '日期', text: ({ day }) => day },
      { title: '账户', text: ({ account }) => accountName(account) },
      { title: '分录', text: ({ entries }) => entries },
      { title: '借（元）', text: ({ debitFen }) => yuanOrNull(debitFen) },
      { title: '贷（元）', text: ({ creditFen }) => yuanOrNull(creditFen) },
      { title: '余额（元）', text: ({ balanceFen }) => yuanOrNull(balanceFen) },
    ],
    'ledger.export',
  ),
  exported('settlementLines', '结算单', [
    { title: '日期', text: ({ day }) => day },
    {
      title: '来源或账户',
      text: ({ part, name }) => (part === 'source' ? sourceName(name) : accountName(name)),
    },
    { title: '我方笔数', text: ({ oursRows }) => oursRows },
    { title: '对方笔数', text: ({ theirsRows }) => theirsRows },
    { title: '我方（元）', text: ({ oursFen }) => yuanOrNull(oursFen) },
    { title: '对方（元）', text: ({ theirsFen }) => yuanOrNull(theirsFen) },
    { title: '已修复差异', text: ({ repaired }) => repaired },
    { title: '已忽略差异', text: ({ ignored }) => ignored },
    { title: '借（元）', text: ({ debitFen }) => yuanOrNull(debitFen) },
    { title: '贷（元）', text: ({ creditFen }) => yuanOrNull(creditFen) },
  ]),
];
