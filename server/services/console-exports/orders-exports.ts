import { invoiceListStateNames, titleKindNames } from '#core/rules/console/orders/invoices/invoice-acts.ts';
import { orderStepNames } from '#core/rules/console/orders/order-step.ts';
import { refundKindNames, refundListStateNames } from '#core/rules/console/orders/refund-acts.ts';
import { shippingStateNames } from '#core/rules/console/orders/shipping/shipping-names.ts';
import { orderStateTexts } from '#core/rules/order/order-states.ts';
import { payMethods } from '#core/rules/pay/pay-methods.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported, yuanOrNull } from './exported.ts';

export const ordersExports: readonly ExportedList[] = [
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
];
