import type { ClaimCounts, OrderCounts } from '#core/contract/console/reports/reports.shapes.ts';
import { formatFen } from '../../platform/format.ts';

export interface Measure<Name extends string> {
  readonly name: Name;
  readonly title: string;
  readonly text: (value: number) => string;
}

export const shownCount = (value: number): string => value.toLocaleString('zh-CN');

export const claimMeasures: readonly Measure<keyof ClaimCounts>[] = [
  { name: 'claimed', title: '领取', text: shownCount },
  { name: 'delivered', title: '到账', text: shownCount },
  { name: 'failed', title: '没发成功退回', text: shownCount },
];

export const orderMeasures: readonly Measure<keyof OrderCounts>[] = [
  { name: 'orders', title: '下单', text: shownCount },
  { name: 'pieces', title: '件数', text: shownCount },
  { name: 'paid', title: '付款', text: shownCount },
  { name: 'paidFen', title: '实收', text: formatFen },
  { name: 'refunds', title: '退款笔数', text: shownCount },
  { name: 'refundsFen', title: '退款', text: formatFen },
];
