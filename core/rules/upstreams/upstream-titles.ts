import type { UpstreamName } from '../../config/upstreams.ts';
import { payChannels, type CashierChannel } from '../pay/pay-channels.ts';
import { payMethods } from '../pay/pay-methods.ts';

/** A cashier is called as the payment method that it is for. */
const cashier = (channel: CashierChannel): string =>
  payMethods.find(({ payMethodId }) => payChannels[payMethodId] === channel)?.payMethodName ?? channel;

/** What each system of others is called: at the start, in the console and in the workbench. */
export const upstreamTitles: Readonly<Record<UpstreamName | 'pictures', string>> = {
  sms: '短信网关',
  suppliers: '权益供应商',
  identity: '统一认证',
  billing: '计费系统',
  invoices: '电子发票',
  'chat-app': '聊天应用公众号',
  'mini-program': '小程序接口',
  'chat-pay': cashier('chat-pay'),
  wallet: cashier('wallet'),
  'operator-wallet': cashier('operator-wallet'),
  'bank-card': cashier('bank-card'),
  maps: '地图服务',
  lounge: '贵宾厅核销',
  merchant: '商户收银',
  pictures: '图片存储',
};
