import type {
  ClaimCounts,
  EventCounts,
  FunnelCounts,
  OrderCounts,
} from '#core/contract/console/reports/reports.shapes.ts';
import type { ActivityCosts } from '#core/contract/console/reports/activity-costs.shapes.ts';
import { claimWay, orderSteps } from '#core/rules/console/figures/funnel-steps.ts';
import { formatFen } from '../../platform/format.ts';

export interface Measure<Name extends string> {
  readonly name: Name;
  readonly title: string;
  readonly text: (value: number) => string;
}
/** Lines of a chart over days. `part`: 100 for amounts in yuan. */
export interface DayChart<Name extends string> {
  readonly title: string;
  readonly lines: readonly {
    readonly name: string;
    readonly measure: Name;
    readonly of: 'now' | 'before';
    readonly part?: number;
  }[];
}
/** What a report shows, and what its rows may be. */
export interface ReportView<Name extends string> {
  readonly title: string;
  readonly groups: readonly (readonly [by: string, title: string])[];
  readonly measures: readonly Measure<Name>[];
  readonly charts: readonly [DayChart<Name>, DayChart<Name>];
  /** What groups are compared by in the second chart. */
  readonly rankedBy: Name;
}

const shown = (value: number): string => value.toLocaleString('zh-CN');
const fenOfYuan = 100;
const place = [
  ['city', '地市'],
  ['host', '渠道'],
] as const;

export const claimView: ReportView<keyof ClaimCounts> = {
  title: '领取报表',
  groups: [['day', '日期'], ['product', '权益产品'], ...place],
  measures: [
    { name: 'claimed', title: '领取', text: shown },
    { name: 'delivered', title: '到账', text: shown },
    { name: 'failed', title: '没发成功退回', text: shown },
  ],
  charts: [
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
  ],
  rankedBy: 'claimed',
};

export const orderView: ReportView<keyof OrderCounts> = {
  title: '订单报表',
  groups: [['day', '日期'], ['product', '商品'], ...place],
  measures: [
    { name: 'orders', title: '下单', text: shown },
    { name: 'pieces', title: '件数', text: shown },
    { name: 'paid', title: '付款', text: shown },
    { name: 'paidFen', title: '实收', text: formatFen },
    { name: 'refunds', title: '退款笔数', text: shown },
    { name: 'refundsFen', title: '退款', text: formatFen },
  ],
  charts: [
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
  ],
  rankedBy: 'paidFen',
};

export const funnelView: ReportView<keyof FunnelCounts> = {
  title: '漏斗报表',
  groups: [['day', '日期'], ...place],
  measures: [...orderSteps, ...claimWay].map(([name, title]) => ({ name, title, text: shown })),
  charts: [
    {
      title: '来访到付款',
      lines: [
        { name: '来访', measure: 'visit', of: 'now' },
        { name: '前一期', measure: 'visit', of: 'before' },
        { name: '看商品', measure: 'detail', of: 'now' },
        { name: '付款', measure: 'paid', of: 'now' },
      ],
    },
    {
      title: '看权益到到账',
      lines: [
        { name: '看权益', measure: 'claimPage', of: 'now' },
        { name: '点领取', measure: 'pressed', of: 'now' },
        { name: '到账', measure: 'received', of: 'now' },
        { name: '前一期到账', measure: 'received', of: 'before' },
      ],
    },
  ],
  rankedBy: 'visit',
};

export const eventView: ReportView<keyof EventCounts> = {
  title: '页面事件',
  groups: [
    ['day', '日期'],
    ['event', '事件'],
    ['page', '页面'],
    ['host', '渠道'],
  ],
  measures: [
    { name: 'events', title: '次数', text: shown },
    { name: 'views', title: '看页面', text: shown },
    { name: 'taps', title: '点击', text: shown },
    { name: 'impressions', title: '看到', text: shown },
  ],
  charts: [
    {
      title: '看页面与点击',
      lines: [
        { name: '看页面', measure: 'views', of: 'now' },
        { name: '前一期', measure: 'views', of: 'before' },
        { name: '点击', measure: 'taps', of: 'now' },
      ],
    },
    {
      title: '全部事件',
      lines: [
        { name: '次数', measure: 'events', of: 'now' },
        { name: '前一期', measure: 'events', of: 'before' },
      ],
    },
  ],
  rankedBy: 'events',
};

export const costCharts: ReportView<keyof ActivityCosts>['charts'] = [
  {
    title: '活动花费，元',
    lines: [
      { name: '花费', measure: 'spentFen', of: 'now', part: fenOfYuan },
      { name: '前一期', measure: 'spentFen', of: 'before', part: fenOfYuan },
    ],
  },
  {
    title: '参与',
    lines: [
      { name: '参与', measure: 'joined', of: 'now' },
      { name: '前一期', measure: 'joined', of: 'before' },
    ],
  },
];
export const costMeasures: ReportView<keyof ActivityCosts>['measures'] = [
  { name: 'spentFen', title: '花费', text: formatFen },
  { name: 'joined', title: '参与', text: shown },
  { name: 'won', title: '得到', text: shown },
];
