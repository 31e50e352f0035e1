import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { afterSaleShapes } from './after-sale.shapes.ts';

/** What follows the payment of an order: its delivery, its refunds and its invoice. */
export const afterSale = withPrefix<typeof afterSaleShapes>(prefixes.order)({
  orderCounts: get('/orderInfo/counts', { access: 'member' }),
  orderSavings: get('/orderInfo/savings', { access: 'member' }),
  orderFulfilment: get('/orderInfo/fulfilment', { access: 'member' }),
  showCode: post('/orderInfo/showCode', { access: 'member', writes: true, secretAnswer: true }),
  requestRefund: post('/orderInfo/refund', { access: 'member', writes: true }),
  refundDetail: get('/orderInfo/refundDetail', { access: 'member' }),
  buyAgain: get('/orderInfo/buyAgain', { access: 'member' }),
  hideOrder: post('/orderInfo/delete', { access: 'member', writes: true }),
  confirmReceipt: post('/orderInfo/confirmReceipt', { access: 'member', writes: true }),
  remindShipping: post('/orderInfo/remindShipping', { access: 'member', writes: true }),
  invoice: get('/orderInvoice/detail', { access: 'member' }),
  requestInvoice: post('/orderInvoice/request', { access: 'member', writes: true }),
});
