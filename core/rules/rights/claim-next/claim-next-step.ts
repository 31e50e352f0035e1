import type { ReceivedRight } from '../../../contract/content/rights.shapes.ts';
import { isDeliveryLink } from '../deliveries/delivery-content.ts';

export type ClaimNextKind = 'wait' | 'show' | 'visit' | 'redeem' | 'open' | 'arrived';

export interface ClaimNextStep {
  readonly kind: ClaimNextKind;
  /** What the subscriber does next. */
  readonly title: string;
  readonly text: string;
}

type Facts = Pick<ReceivedRight, 'state' | 'note' | 'delivery'>;

/** What comes next after a claim, by the kind of its right; undefined where it failed and can be tried again. */
export function claimNextStep({ state, note, delivery }: Facts): ClaimNextStep | undefined {
  if (state === 'failed') return undefined;
  if (state === 'delivering')
    return { kind: 'wait', title: '等权益到账', text: '通常一分钟内到账，到账后会有消息提醒您' };
  if (isDeliveryLink(note)) return { kind: 'open', title: '去使用', text: '打开合作方的页面，开通后就能用' };
  if (delivery === 'store')
    return note === ''
      ? { kind: 'visit', title: '到店使用', text: '按使用说明到店使用，先看看最近的门店' }
      : { kind: 'show', title: '到店出示券码', text: '请店员扫码，或报券码' };
  if (note !== '') return { kind: 'redeem', title: '去使用', text: '复制兑换码，按使用说明兑换' };
  return { kind: 'arrived', title: '直接用，不用再操作', text: '已充入您的号码，可以查看到账' };
}
