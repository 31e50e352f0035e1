import {
  codeBatchStateNames,
  rightsFamilyNames,
  rightsProductStateNames,
} from '#core/rules/console/rights/rights-names.ts';
import { claimStateNames } from '#core/rules/console/rights/claim-state-names.ts';
import { forecastText } from '#core/rules/console/rights/rights-stock-forecast.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported } from './exported.ts';

export const rightsExports: readonly ExportedList[] = [
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
  exported('claims', '领取记录', [
    { title: '领取编号', text: ({ claimId }) => claimId },
    { title: '领取时间', text: ({ claimedAt }) => claimedAt },
    { title: '权益', text: ({ rightsName }) => rightsName },
    { title: '产品', text: ({ productName }) => productName },
    { title: '号码', text: ({ mobile }) => mobile },
    {
      title: '状态',
      text: ({ state, toReconcile }) => claimStateNames[toReconcile ? 'to-reconcile' : state],
    },
    { title: '供应商', text: ({ supplier }) => supplier },
    { title: '次数', text: ({ tries }) => tries },
    { title: '月份', text: ({ cycle }) => cycle },
    { title: '超过时限（秒）', text: ({ overLimitSeconds }) => overLimitSeconds },
    { title: '结束', text: ({ settledAt }) => settledAt },
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
];
