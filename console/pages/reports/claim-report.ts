import { reports } from '#core/contract/console/reports/reports.ts';
import type { ClaimCounts } from '#core/contract/console/reports/reports.shapes.ts';
import type { DayChart } from './report-frame.tsx';
import { claimMeasures } from './report-measures.ts';

const charts: readonly [DayChart<keyof ClaimCounts>, DayChart<keyof ClaimCounts>] = [
  {
    title: '领取与到账',
    lines: [
      { name: '领取', measure: 'claimed', of: 'now' },
      { name: '前一期', measure: 'claimed', of: 'before' },
      { name: '到账', measure: 'delivered', of: 'now' },
    ],
  },
  {
    title: '没发成功退回',
    lines: [
      { name: '退回', measure: 'failed', of: 'now' },
      { name: '前一期', measure: 'failed', of: 'before' },
    ],
  },
];
export const claimReport = {
  title: '领取报表',
  productTitle: '权益产品',
  endpoint: reports.claimReport,
  measures: claimMeasures,
  charts,
  rankedBy: 'claimed',
} as const;
