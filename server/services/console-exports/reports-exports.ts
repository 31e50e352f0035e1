import { activityKindNames, activityStateNames } from '#core/rules/console/activities/activity-names.ts';
import { claimSteps, claimWay, orderSteps } from '#core/rules/console/figures/funnel-steps.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported, yuanOrNull, type RowOf } from './exported.ts';

export const reportsExports: readonly ExportedList[] = [
  exported('figureSteps', '概览', [
    { title: '时间', text: ({ at }) => at },
    { title: '领取', text: ({ claims }) => claims },
    { title: '到账', text: ({ delivered }) => delivered },
    { title: '没发成功退回', text: ({ failed }) => failed },
    { title: '领取被拒', text: ({ claimsRefused }) => claimsRefused },
    { title: '下单', text: ({ orders }) => orders },
    { title: '下单被拒', text: ({ ordersRefused }) => ordersRefused },
    { title: '付款', text: ({ paid }) => paid },
    { title: '实收（元）', text: ({ paidFen }) => yuanOrNull(paidFen) },
    { title: '退款', text: ({ refunds }) => refunds },
    { title: '退款（元）', text: ({ refundsFen }) => yuanOrNull(refundsFen) },
    { title: '前一期领取', text: ({ claimsBefore }) => claimsBefore },
    { title: '响应 p50（毫秒）', text: ({ p50 }) => p50 },
    { title: '响应 p99（毫秒）', text: ({ p99 }) => p99 },
  ]),
  exported('funnel', '下单漏斗', [
    { title: '日期', text: ({ day }) => day },
    ...[...orderSteps, ...claimSteps].map(([step, title]) => ({
      title,
      text: (row: RowOf<'funnel'>) => row[step],
    })),
  ]),
  exported('renewalCohorts', '续费留存', [
    { title: '开通月', text: ({ month }) => month },
    { title: '开通人数', text: ({ opened }) => opened },
    ...Array.from({ length: 12 }, (_, nth) => ({
      title: `第${nth + 1}个月在会员`,
      text: ({ months }: RowOf<'renewalCohorts'>) => months[nth]?.renewed ?? null,
    })),
  ]),
  exported('claimReport', '领取报表', [
    { title: '分组', text: ({ name }) => name },
    { title: '领取', text: ({ now }) => now.claimed },
    { title: '到账', text: ({ now }) => now.delivered },
    { title: '没发成功退回', text: ({ now }) => now.failed },
    { title: '前一期领取', text: ({ before }) => before.claimed },
    { title: '前一期到账', text: ({ before }) => before.delivered },
    { title: '前一期退回', text: ({ before }) => before.failed },
  ]),
  exported('orderReport', '订单报表', [
    { title: '分组', text: ({ name }) => name },
    { title: '下单', text: ({ now }) => now.orders },
    { title: '件数', text: ({ now }) => now.pieces },
    { title: '付款', text: ({ now }) => now.paid },
    { title: '实收（元）', text: ({ now }) => yuanOrNull(now.paidFen) },
    { title: '退款', text: ({ now }) => now.refunds },
    { title: '退款（元）', text: ({ now }) => yuanOrNull(now.refundsFen) },
    { title: '前一期下单', text: ({ before }) => before.orders },
    { title: '前一期实收（元）', text: ({ before }) => yuanOrNull(before.paidFen) },
    { title: '前一期退款（元）', text: ({ before }) => yuanOrNull(before.refundsFen) },
  ]),
  exported('funnelReport', '漏斗报表', [
    { title: '分组', text: ({ name }) => name },
    ...[...orderSteps, ...claimWay].map(([step, title]) => ({
      title,
      text: ({ now }: RowOf<'funnelReport'>) => now[step],
    })),
    { title: '前一期来访', text: ({ before }) => before.visit },
    { title: '前一期付款', text: ({ before }) => before.paid },
    { title: '前一期权益到账', text: ({ before }) => before.received },
  ]),
  exported('eventReport', '页面事件', [
    { title: '分组', text: ({ name }) => name },
    { title: '次数', text: ({ now }) => now.events },
    { title: '看页面', text: ({ now }) => now.views },
    { title: '点击', text: ({ now }) => now.taps },
    { title: '看到', text: ({ now }) => now.impressions },
    { title: '前一期次数', text: ({ before }) => before.events },
  ]),
  exported('activityCosts', '活动成本', [
    { title: '活动', text: ({ name }) => name },
    { title: '类型', text: ({ kind }) => activityKindNames[kind] },
    { title: '活动编号', text: ({ activityId }) => activityId },
    { title: '状态', text: ({ state }) => activityStateNames[state] },
    { title: '参与', text: ({ now }) => now.joined },
    { title: '得到', text: ({ now }) => now.won },
    { title: '花费（元）', text: ({ now }) => yuanOrNull(now.spentFen) },
    { title: '前一期花费（元）', text: ({ before }) => yuanOrNull(before.spentFen) },
    { title: '预算（元）', text: ({ budgetFen }) => yuanOrNull(budgetFen) },
    { title: '已用（元）', text: ({ usedFen }) => yuanOrNull(usedFen) },
  ]),
];
