import type { Feature } from '../../contract/common/features.ts';

const calls: Readonly<Record<string, Feature>> = {
  'content.receiveRights': 'claim',
  'content.receiveShuiyunRights': 'claim',
  'content.receiveEasyUseRights': 'claim',
  'content.receiveUpgradeRights': 'claim',
  'content.preRegisterRight': 'claim',
  'order.submitOrder': 'order',
  'pay.createPayment': 'pay',
  'activity.reserveSale': 'flashSale',
  'activity.enterDraw': 'flashSale',
  'activity.drawLottery': 'lottery',
  'activity.doLotteryTask': 'lottery',
  'content.openBusiness': 'number',
  'content.bindNumber': 'number',
  'content.addFlowSetting': 'number',
  'content.editFlowSetting': 'number',
  'goods.bookLounge': 'lounge',
};

/**
 * The part of the product that a call begins something in. What gives something back or uses what is owned stays open: cancelling, leaving,
 * refunds, codes, won prizes, and closing an offer that is paid every month.
 */
export function featureOfCall(name: string, input: unknown): Feature | undefined {
  const feature = calls[name];
  if (name === 'content.openBusiness' && (input as { readonly action?: unknown }).action === 'close')
    return undefined;
  return feature;
}
