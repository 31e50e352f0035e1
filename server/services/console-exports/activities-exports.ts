import {
  activityKindNames,
  activityStateNames,
  flashSaleKindNames,
  flashSaleStateNames,
  prizeDeliveryNames,
  withdrawalStateNames,
} from '#core/rules/console/activities/activity-names.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported, yuanOrNull } from './exported.ts';

export const activitiesExports: readonly ExportedList[] = [
  exported('everyActivity', '活动', [
    { title: '类型', text: ({ kind }) => activityKindNames[kind] },
    { title: '活动编号', text: ({ activityId }) => activityId },
    { title: '名称', text: ({ name }) => name },
    { title: '状态', text: ({ state }) => activityStateNames[state] },
    { title: '开始', text: ({ beginsAt }) => beginsAt },
    { title: '结束', text: ({ endsAt }) => endsAt },
    { title: '预算（元）', text: ({ budgetFen }) => yuanOrNull(budgetFen) },
    { title: '已用（元）', text: ({ spentFen }) => yuanOrNull(spentFen) },
    { title: '今天参与', text: ({ joinedToday }) => joinedToday },
    { title: '今天花费（元）', text: ({ spentTodayFen }) => yuanOrNull(spentTodayFen) },
  ]),
  exported('flashSales', '秒杀场次', [
    { title: '场次编号', text: ({ sessionId }) => sessionId },
    { title: '名称', text: ({ name }) => name },
    {
      title: '类型',
      text: ({ kind, mode }) => `${flashSaleKindNames[kind]}${mode === 'draw' ? '，抽签' : ''}`,
    },
    { title: '状态', text: ({ state }) => flashSaleStateNames[state] },
    { title: '开始', text: ({ beginsAt }) => beginsAt },
    { title: '结束', text: ({ endsAt }) => endsAt },
    { title: '商品', text: ({ goods }) => goods },
    { title: '已停商品', text: ({ stoppedGoods }) => stoppedGoods },
    { title: '件数', text: ({ total }) => total },
    { title: '已抢', text: ({ taken }) => taken },
    { title: '补贴预算（元）', text: ({ budgetFen }) => yuanOrNull(budgetFen) ?? '不限' },
    { title: '已用（元）', text: ({ spentFen }) => yuanOrNull(spentFen) },
  ]),
  exported('lotteryRecords', '抽奖记录', [
    { title: '时间', text: ({ at }) => at },
    { title: '抽奖编号', text: ({ drawId }) => drawId },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '概率版本', text: ({ version }) => version },
    { title: '抽到的数', text: ({ number }) => number },
    { title: '奖品', text: ({ prize }) => prize },
    { title: '成本（元）', text: ({ costFen }) => yuanOrNull(costFen) },
    { title: '发放', text: ({ delivery }) => prizeDeliveryNames[delivery] },
  ]),
  exported('cashWithdrawals', '提现记录', [
    { title: '时间', text: ({ at }) => at },
    { title: '提现编号', text: ({ withdrawalId }) => withdrawalId },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '金额（元）', text: ({ amountFen }) => yuanOrNull(amountFen) },
    { title: '状态', text: ({ state }) => withdrawalStateNames[state] },
    { title: '尝试次数', text: ({ tries }) => tries },
    { title: '完成时间', text: ({ settledAt }) => settledAt },
  ]),
];
