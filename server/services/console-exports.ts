import type { DataOf } from '#core/contract/endpoint.ts';
import { taskEntryStates } from '#core/rules/console/operations/task-states.ts';
import { consoleCalls } from '#core/contract/console/index.ts';
import type { Permission } from '#core/contract/console/permissions.ts';
import { broadcastStateNames, topicOf } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import { claimSteps, claimWay, orderSteps } from '#core/rules/console/figures/funnel-steps.ts';
import {
  activityKindNames,
  activityStateNames,
  prizeDeliveryNames,
  withdrawalStateNames,
} from '#core/rules/console/activities/activity-names.ts';
import { citiesText, levelText, listText } from '#core/rules/console/goods/goods-file.ts';
import { goodsKindNames, goodsStateNames } from '#core/rules/console/goods-names.ts';
import { revealReasonNames } from '#core/rules/console/number-reveals.ts';
import {
  codeBatchStateNames,
  rightsFamilyNames,
  rightsProductStateNames,
} from '#core/rules/console/rights/rights-names.ts';
import { forecastText } from '#core/rules/console/rights/rights-stock-forecast.ts';
import { orderStepNames } from '#core/rules/console/orders/order-step.ts';
import { refundKindNames, refundListStateNames } from '#core/rules/console/orders/refund-acts.ts';
import {
  compensationCaseNames,
  compensationStateNames,
} from '#core/rules/console/service/compensations/compensation-rules.ts';
import { closingStateNames } from '#core/rules/console/service/closing-state-names.ts';
import { closingBlockerNames } from '#core/rules/account/closing-blockers.ts';
import { ticketStateNames, ticketTopicNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { invoiceListStateNames, titleKindNames } from '#core/rules/console/orders/invoices/invoice-acts.ts';
import { shippingStateNames } from '#core/rules/console/orders/shipping/shipping-names.ts';
import { orderStateTexts } from '#core/rules/order/order-states.ts';
import { differenceStateNames } from '#core/rules/console/money/money-names.ts';
import { movementKindNames } from '#core/rules/console/money/movement-words.ts';
import {
  accountName,
  differenceKindNames,
  isSupplier,
  repairNames,
  sourceName,
} from '#core/rules/pay/difference-words.ts';
import { payMethods } from '#core/rules/pay/pay-methods.ts';
import type { ExportedList } from '../http/operators/serve-exports.ts';

type Calls = typeof consoleCalls;
type RowOf<Name extends keyof Calls> =
  DataOf<Calls[Name]> extends { readonly rows: readonly (infer Row)[] } ? Row : never;
type Columns<Row> = readonly {
  readonly title: string;
  readonly text: (row: Row) => string | number | null;
}[];

/** Empty without an amount. */
const yuanOrNull = (fen: number | null | undefined): string | null =>
  fen === null || fen === undefined ? null : (fen / 100).toFixed(2);

const exported = <Name extends keyof Calls>(
  call: Name,
  title: string,
  columns: Columns<RowOf<Name>>,
  needs?: Permission,
): ExportedList => ({ call, title, columns, ...(needs && { needs }) });

/** The lists that operators may take along as CSV. */
export const exportedLists: readonly ExportedList[] = [
  exported(
    'auditLog',
    '审计日志',
    [
      { title: '时间', text: ({ at }) => at },
      { title: '谁', text: ({ operator }) => operator ?? '系统' },
      { title: '做了什么', text: ({ act }) => act },
      { title: '对象', text: ({ objectName }) => objectName },
      { title: '对象编号', text: ({ objectKey }) => objectKey },
      {
        title: '改动',
        text: ({ changes }) =>
          changes.map(({ field, before, after }) => `${field} ${before}→${after}`).join('；'),
      },
      { title: '原因', text: ({ reason }) => reason },
      { title: '申请', text: ({ proposalId }) => proposalId },
      { title: '来自', text: ({ network }) => network },
    ],
    'audit.export',
  ),
  exported('goodsList', '商品', [
    { title: '商品编号', text: ({ goodsId }) => goodsId },
    { title: '名称', text: ({ name }) => name },
    { title: '分类', text: ({ category }) => category },
    { title: '售价（元）', text: ({ priceFrom }) => (priceFrom / 100).toFixed(2) },
    { title: '最高售价（元）', text: ({ priceTo }) => (priceTo / 100).toFixed(2) },
    {
      title: '会员价（元）',
      text: ({ memberPriceFen }) => (memberPriceFen === null ? null : (memberPriceFen / 100).toFixed(2)),
    },
    { title: '库存', text: ({ stockLeft }) => stockLeft ?? '不限' },
    { title: '30天售出', text: ({ sold30Days }) => sold30Days },
    { title: '城市', text: ({ cities }) => cities.join('、') || '全省' },
    { title: '状态', text: ({ state }) => goodsStateNames[state] },
  ]),
  exported('goodsFile', '商品导入表', [
    { title: '商品编号', text: ({ goodsId }) => goodsId },
    { title: '名称', text: ({ name }) => name },
    { title: '类型', text: ({ kind }) => goodsKindNames[kind] },
    { title: '分类编号', text: ({ categoryId }) => categoryId },
    { title: '副标题', text: ({ subTitle }) => subTitle },
    { title: '标签', text: ({ tags }) => listText(tags) },
    { title: '城市', text: ({ areas }) => citiesText(areas) },
    { title: '每单限购', text: ({ limitPerOrder }) => limitPerOrder },
    { title: '谁可以买', text: ({ minLevel }) => levelText(minLevel) },
    { title: '品牌商家', text: ({ supplier }) => supplier },
    { title: '规格编号', text: ({ sku }) => sku?.skuId ?? null },
    { title: '规格', text: ({ sku }) => sku?.name ?? null },
    { title: '售价', text: ({ sku }) => yuanOrNull(sku?.priceFen) },
    { title: '会员价', text: ({ sku }) => yuanOrNull(sku?.memberPriceFen) },
    { title: '划线价', text: ({ sku }) => yuanOrNull(sku?.originalPriceFen) },
    { title: '成本', text: ({ sku }) => yuanOrNull(sku?.costFen) },
    { title: '初始库存', text: () => null },
  ]),
  exported('orders', '订单', [
    { title: '订单号', text: ({ orderNo }) => orderNo },
    { title: '下单', text: ({ createdAt }) => createdAt },
    { title: '商品', text: ({ goodsName }) => goodsName },
    { title: '规格', text: ({ skuName }) => skuName },
    { title: '件数', text: ({ pieces }) => pieces },
    { title: '另有商品', text: ({ moreLines }) => moreLines },
    { title: '号码', text: ({ mobile }) => mobile },
    {
      title: '支付方式',
      text: ({ payMethodId }) =>
        payMethods.find((method) => method.payMethodId === payMethodId)?.payMethodName ?? null,
    },
    { title: '应付（元）', text: ({ payableFen }) => yuanOrNull(payableFen) },
    { title: '实付（元）', text: ({ paidFen }) => yuanOrNull(paidFen) },
    { title: '已退（元）', text: ({ refundedFen }) => yuanOrNull(refundedFen) },
    { title: '状态', text: ({ state }) => orderStateTexts[state] },
    { title: '到哪一步', text: ({ step }) => step && orderStepNames[step] },
    { title: '已等（秒）', text: ({ waitsSeconds }) => waitsSeconds },
  ]),
  exported('refunds', '退款', [
    { title: '退款号', text: ({ refundNo }) => refundNo },
    { title: '来自', text: ({ kind }) => refundKindNames[kind] },
    { title: '订单号', text: ({ orderNo }) => orderNo },
    { title: '支付号', text: ({ paymentNo }) => paymentNo },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '商品', text: ({ name }) => name },
    {
      title: '渠道',
      text: ({ payMethodId }) =>
        payMethods.find((method) => method.payMethodId === payMethodId)?.payMethodName ?? null,
    },
    { title: '金额（元）', text: ({ amountFen }) => yuanOrNull(amountFen) },
    { title: '原因', text: ({ reason }) => reason },
    { title: '状态', text: ({ state }) => refundListStateNames[state] },
    { title: '请求次数', text: ({ tries }) => tries },
    { title: '渠道说', text: ({ error }) => error },
    { title: '申请', text: ({ requestedAt }) => requestedAt },
    { title: '已等（秒）', text: ({ waitsSeconds }) => waitsSeconds },
  ]),
  // The first, fourth and fifth column are those of the warehouse's file.
  exported('shipments', '发货', [
    { title: '订单号', text: ({ orderNo }) => orderNo },
    { title: '状态', text: ({ state }) => shippingStateNames[state] },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '快递公司', text: ({ carrier }) => carrier },
    { title: '运单号', text: ({ trackingNo }) => trackingNo },
    { title: '商品', text: ({ goodsName }) => goodsName },
    { title: '件数', text: ({ pieces }) => pieces },
    { title: '另有商品', text: ({ moreLines }) => moreLines },
    { title: '寄往', text: ({ city }) => city },
    { title: '备货或发出', text: ({ at }) => at },
    { title: '已等（秒）', text: ({ waitsSeconds }) => waitsSeconds },
    { title: '用户催过', text: ({ remindedAt }) => remindedAt },
    { title: '最新物流', text: ({ latest }) => latest?.text ?? null },
  ]),
  exported('invoices', '发票', [
    { title: '发票编号', text: ({ invoiceNo }) => invoiceNo },
    { title: '订单号', text: ({ orderNo }) => orderNo },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '抬头类型', text: ({ titleKind }) => titleKindNames[titleKind] },
    { title: '抬头', text: ({ title }) => title },
    { title: '金额（元）', text: ({ amountFen }) => yuanOrNull(amountFen) },
    { title: '状态', text: ({ state }) => invoiceListStateNames[state] },
    { title: '发票号码', text: ({ taxNumber }) => taxNumber },
    { title: '税务服务说', text: ({ note }) => note },
    { title: '申请', text: ({ requestedAt }) => requestedAt },
    { title: '已等（秒）', text: ({ waitsSeconds }) => waitsSeconds },
  ]),
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
  // Without the words of subscribers.
  exported('tickets', '工单', [
    { title: '工单号', text: ({ ticketNo }) => ticketNo },
    { title: '主题', text: ({ topic }) => ticketTopicNames[topic] },
    { title: '状态', text: ({ state }) => ticketStateNames[state] },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '处理人', text: ({ operator }) => operator?.name ?? null },
    { title: '消息数', text: ({ messages }) => messages },
    { title: '提交', text: ({ createdAt }) => createdAt },
    { title: '用户最后一句', text: ({ lastWordAt }) => lastWordAt },
    { title: '等回复从', text: ({ waitingSince }) => waitingSince },
    { title: '结束', text: ({ closedAt }) => closedAt },
  ]),
  exported('closings', '注销申请', [
    { title: '用户编号', text: ({ userId }) => userId },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '申请', text: ({ requestedAt }) => requestedAt },
    { title: '到期', text: ({ dueAt }) => dueAt },
    { title: '状态', text: ({ state }) => closingStateNames[state] },
    {
      title: '卡在哪里',
      text: ({ blockedBy }) => blockedBy.map((each) => closingBlockerNames[each]).join('、'),
    },
    { title: '结束', text: ({ endedAt }) => endedAt },
  ]),
  exported('compensations', '补偿', [
    { title: '时间', text: ({ askedAt }) => askedAt },
    { title: '谁', text: ({ askedBy }) => askedBy.name },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '为了', text: ({ case: of }) => compensationCaseNames[of.kind] },
    { title: '单号', text: ({ case: of }) => of.number },
    { title: '券', text: ({ couponTitle }) => couponTitle },
    { title: '值（元）', text: ({ amountFen }) => yuanOrNull(amountFen) },
    { title: '状态', text: ({ state }) => compensationStateNames[state] },
    { title: '谁同意', text: ({ approvedBy }) => approvedBy },
    { title: '给出', text: ({ grantedAt }) => grantedAt },
    { title: '原因', text: ({ reason }) => reason },
  ]),
  exported('stockList', '库存', [
    { title: '规格编号', text: ({ skuId }) => skuId },
    { title: '商品', text: ({ goodsName }) => goodsName },
    { title: '规格', text: ({ skuName }) => skuName },
    { title: '地区', text: ({ areaName }) => areaName },
    { title: '剩余', text: ({ left }) => left },
    { title: '等货的人', text: ({ asked }) => asked },
  ]),
  exported('pictures', '素材库', [
    { title: '名称', text: ({ name }) => name },
    { title: '说明', text: ({ alt }) => alt },
    { title: '宽', text: ({ width }) => width },
    { title: '高', text: ({ height }) => height },
    { title: '字节', text: ({ bytes }) => bytes },
    { title: '状态', text: ({ state }) => (state === 'active' ? '在用' : '已停用') },
    { title: '谁上传的', text: ({ uploadedBy }) => uploadedBy.name },
    { title: '上传时间', text: ({ uploadedAt }) => uploadedAt },
    { title: '引用', text: ({ value }) => value },
  ]),
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
  exported('rightsProducts', '权益产品', [
    { title: '产品编号', text: ({ productId }) => productId },
    { title: '名称', text: ({ name }) => name },
    { title: '系列', text: ({ family }) => rightsFamilyNames[family] },
    { title: '价格（元）', text: ({ priceFen }) => (priceFen / 100).toFixed(2) },
    { title: '分组', text: ({ groups }) => groups.join('；') },
    { title: '供应商', text: ({ suppliers }) => suppliers.join('、') },
    { title: '本月库存', text: ({ stock }) => stock?.total ?? '不限' },
    { title: '本月剩余', text: ({ stock }) => stock?.left ?? '不限' },
    { title: '状态', text: ({ state }) => rightsProductStateNames[state] },
  ]),
  // Its first columns are those of the import.
  exported('rightsStock', '月度库存', [
    { title: '权益编号', text: ({ rightsId }) => rightsId },
    { title: '月份', text: ({ cycle }) => cycle },
    { title: '总量', text: ({ total }) => total },
    { title: '权益', text: ({ name }) => name },
    { title: '产品', text: ({ productName }) => productName },
    { title: '供应商', text: ({ supplier }) => supplier },
    { title: '已领', text: ({ used }) => used },
    { title: '剩余', text: ({ left }) => left },
    { title: '预测', text: ({ forecast }) => forecastText(forecast) },
  ]),
  exported('codeBatches', '卡密批次', [
    { title: '批次编号', text: ({ batchId }) => batchId },
    { title: '名称', text: ({ name }) => name },
    { title: '兑换', text: ({ gives }) => gives },
    { title: '计划', text: ({ planned }) => planned },
    { title: '已制作', text: ({ made }) => made },
    { title: '已兑换', text: ({ exchanged }) => exchanged },
    { title: '退回可再用', text: ({ released }) => released },
    { title: '开始', text: ({ beginsAt }) => beginsAt },
    { title: '结束', text: ({ endsAt }) => endsAt },
    { title: '状态', text: ({ state }) => codeBatchStateNames[state] },
    { title: '已导出', text: ({ isExported }) => (isExported ? '是' : '否') },
  ]),
  exported('funnel', '下单漏斗', [
    { title: '日期', text: ({ day }) => day },
    ...[...orderSteps, ...claimSteps].map(([step, title]) => ({
      title,
      text: (row: RowOf<'funnel'>) => row[step],
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
  exported('renewalCohorts', '续费留存', [
    { title: '开通月', text: ({ month }) => month },
    { title: '开通人数', text: ({ opened }) => opened },
    ...Array.from({ length: 12 }, (_, nth) => ({
      title: `第${nth + 1}个月在会员`,
      text: ({ months }: RowOf<'renewalCohorts'>) => months[nth]?.renewed ?? null,
    })),
  ]),
  exported('broadcasts', '消息推送', [
    { title: '消息编号', text: ({ broadcastId }) => broadcastId },
    { title: '类型', text: ({ topic }) => topicOf[topic].name },
    { title: '标题', text: ({ title }) => title },
    { title: '状态', text: ({ state }) => broadcastStateNames[state] },
    { title: '发给', text: ({ audienceText }) => audienceText },
    { title: '人数', text: ({ recipients }) => recipients?.value ?? null },
    { title: '已发', text: ({ sent }) => sent },
    { title: '已读', text: ({ reads }) => reads },
    { title: '谁建的', text: ({ madeBy }) => madeBy.name },
    { title: '时间', text: ({ sendAt, madeAt }) => sendAt ?? madeAt },
  ]),
  exported('taskLines', '任务报告', [
    { title: '行', text: ({ lineNo }) => lineNo },
    { title: '内容', text: ({ content }) => content },
    { title: '结果', text: ({ state }) => taskEntryStates[state] },
    { title: '说明', text: ({ reason }) => reason },
  ]),
  exported('numberReveals', '号码查看记录', [
    { title: '时间', text: ({ at }) => at },
    { title: '谁', text: ({ operator }) => operator },
    { title: '用户编号', text: ({ userId }) => userId },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '原因', text: ({ reason, note }) => `${revealReasonNames[reason]}${note && `：${note}`}` },
    { title: '看了什么', text: ({ kind }) => (kind === 'page' ? '页面' : '号码') },
    { title: '领取编号', text: ({ claimId }) => claimId },
    { title: '来自', text: ({ network }) => network },
    { title: '核对', text: ({ seenBy }) => seenBy },
  ]),
];
