import type { BackgroundJob } from '#core/contract/console/operations/background-jobs.shapes.ts';

/** What a work is called, and what waits for it (`server/services/operators/monitoring/read-states.ts`). */
interface JobText {
  readonly title: string;
  readonly queue?: string;
}

const works: Readonly<Record<string, JobText>> = {
  'account-closings': { title: '到期注销账号' },
  'deliver-claims': { title: '请供应商发放权益', queue: 'claims' },
  'failed-claims': { title: '告知没有领成的用户' },
  'my-month-claims': { title: '自动领取本月权益' },
  'my-month-outcomes': { title: '告知自动领取的结果' },
  'my-month-reminders': { title: '提醒领取本月权益' },
  'auto-exchanges': { title: '自动兑换' },
  'business-orders': { title: '办理运营商业务', queue: 'business-orders' },
  'access-policies': { title: '下发副号的接听设置' },
  'flow-alerts': { title: '流量提醒' },
  'cash-withdrawals': { title: '现金提现', queue: 'withdrawals' },
  'settle-groups': { title: '结算拼团' },
  'release-expired-sales': { title: '放回没有付款的秒杀名额' },
  'write-activity-refusals': { title: '记下活动拒绝的次数' },
  'begin-broadcasts': { title: '开始消息推送' },
  'run-bulk-tasks': { title: '执行任务：按名单', queue: 'tasks' },
  'run-walking-tasks': { title: '执行任务：按条件' },
  'make-card-codes': { title: '生成卡密' },
  'remind-of-appointments': { title: '提醒预约的秒杀' },
  'draw-flash-sales': { title: '秒杀抽签' },
  'start-lottery-versions': { title: '启用抽奖的新版本' },
  'stock-reminders': { title: '到货提醒' },
  'end-listings': { title: '到时下架商品' },
  till: { title: '门店付款和退款', queue: 'till-payments' },
  'query-payments': { title: '向支付渠道查单', queue: 'payments' },
  'send-refunds': { title: '请支付渠道退款', queue: 'refunds' },
  'carry-out-repairs': { title: '执行对账修复' },
  'close-unpaid-orders': { title: '关闭超时未付的订单' },
  'deliver-orders': { title: '请供应商发放商品', queue: 'deliveries' },
  'receive-parcels': { title: '到时确认收货' },
  'settle-refunds': { title: '结算订单退款' },
  invoices: { title: '开具和红冲发票', queue: 'invoices' },
  'renew-memberships': { title: '会员续费' },
  'remind-of-vouchers': { title: '提醒快到期的卡券' },
  'refund-ended-codes': { title: '到期未用的券码退款' },
  'publish-content': { title: '到时发布内容' },
  'security-log': { title: '写入安全日志' },
  'minute-figures': { title: '写入每分钟的数字' },
  'opened-upstreams': { title: '读取手动断开的上游' },
  'background-jobs': { title: '写入后台作业的情况' },
  recurring: { title: '启动定时作业' },
  'due-work': { title: '查看各队列到期的作业' },
  'sandbox-parcels': { title: '沙箱：包裹上路' },
};

const recurring: Readonly<Record<string, JobText>> = {
  sweep: { title: '清理过期的数据' },
  'event-days': { title: '页面事件按天分区' },
  reminders: { title: '提醒预约的权益' },
  'service-tickets': { title: '发放已开通产品的券' },
  'lottery-prizes': { title: '发放抽奖奖品' },
  recommendations: { title: '计算商品推荐' },
  'count-sold': { title: '合计商品销量' },
  'count-days': { title: '合计商品每天的数字' },
  reconcile: { title: '与渠道和供应商对账' },
  'ledger-days': { title: '合计账本每天的数字' },
  'minute-figures': { title: '合计每分钟的数字' },
  'hour-figures': { title: '合计每小时的拒绝和响应时间' },
  'activity-minutes': { title: '合计活动每分钟的数字' },
  'activity-days': { title: '合计活动每天的数字' },
  'day-funnels': { title: '合计每天的漏斗' },
  'renewal-cohorts': { title: '合计续费' },
  'report-days': { title: '合计报表每天的数字' },
  alerts: { title: '检查告警规则' },
  'fill-subscribers': { title: '为旧数据补上用户' },
  demo: { title: '演示数据跟随日历' },
};

/** A job that is not in the list is called by its name. */
export const jobText = ({ kind, job }: Pick<BackgroundJob, 'kind' | 'job'>): JobText =>
  (kind === 'work' ? works : recurring)[job] ?? { title: job };

export const jobStateNames: Readonly<Record<BackgroundJob['state'], string>> = {
  failing: '出错',
  silent: '没有进程',
  waiting: '还没运行',
  fine: '正常',
};
