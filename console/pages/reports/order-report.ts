import { reports } from '#core/contract/console/reports/reports.ts';
import type { OrderCounts } from '#core/contract/console/reports/reports.shapes.ts';
import type { DayChart } from './report-frame.tsx';
import { orderMeasures } from './report-measures.ts';

const fenOfYuan = 100;
const charts: readonly [DayChart<keyof OrderCounts>, DayChart<keyof OrderCounts>] = [
  {
    title: '下单与付款',
    lines: [
      { name: '下单', measure: 'orders', of: 'now' },
      { name: '前一期', measure: 'orders', of: 'before' },
      { name: '付款', measure: 'paid', of: 'now' },
    ],
  },
  {
    title: '实收与退款，元',
    lines: [
      { name: '实收', measure: 'paidFen', of: 'now', part: fenOfYuan },
      { name: '前一期', measure: 'paidFen', of: 'before', part: fenOfYuan },
      { name: '退款', measure: 'refundsFen', of: 'now', part: fenOfYuan },
    ],
  },
];
export const orderReport = {
  title: '订单报表',
  productTitle: '商品',
  endpoint: reports.orderReport,
  measures: orderMeasures,
  charts,
  rankedBy: 'paidFen',
} as const;
