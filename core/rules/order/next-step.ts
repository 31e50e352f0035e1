import type { OrderSummary } from '../../contract/order/orders.shapes.ts';
import { chinaTime } from '../format/china-time.ts';
import { shortYuan } from '../pricing/money.ts';
import { arrivalDay } from './arrival-day.ts';
import { useText } from './shown-order.ts';

export type NextStepKind = 'invite' | 'claim' | 'show' | 'visit' | 'parcel' | 'delivering' | 'delivered';

export interface NextStep {
  readonly kind: NextStepKind;
  /** What the subscriber does next. */
  readonly title: string;
  readonly text: string;
}

interface PaidOrder extends Pick<OrderSummary, 'state' | 'waitingGroup' | 'use'> {
  readonly lines: readonly Pick<OrderSummary['lines'][number], 'kind' | 'opensMembership'>[];
  /** The first day the rights of its membership can be claimed; null: at once, or it opens none. */
  readonly firstClaimDay: string | null;
  /** The rights a month of that membership, and what they are worth. */
  readonly monthRights: { readonly count: number; readonly worthFen: number } | null;
  readonly createdAt: string;
  /** Where a parcel goes. */
  readonly address: { readonly text: string } | null;
}

const dayText = (at: Date): string => {
  const { month, day } = chinaTime(at);
  return `${month}月${day}日`;
};

/** How much a membership gives a month. */
const rightsText = ({ count, worthFen }: NonNullable<PaidOrder['monthRights']>): string | null =>
  count === 0 ? null : `每月${count}项${worthFen > 0 ? `，价值¥${shortYuan(worthFen)}` : ''}`;

/** What comes next after an order was paid, by what was bought: what is used first is said first. */
export function nextStep({
  state,
  waitingGroup,
  use,
  lines,
  firstClaimDay,
  monthRights,
  createdAt,
  address,
}: PaidOrder): NextStep {
  const has = (kind: PaidOrder['lines'][number]['kind']) => lines.some((line) => line.kind === kind);
  if (waitingGroup !== null)
    return { kind: 'invite', title: '邀请好友来拼', text: '把拼团发给好友，人齐就成团' };
  const isComing = state === 'paid' || state === 'delivering';
  if (lines.some(({ opensMembership }) => opensMembership)) {
    if (isComing) return { kind: 'delivering', title: '会员正在开通', text: '通常几秒内开通' };
    const opens = firstClaimDay === null ? undefined : dayText(new Date(`${firstClaimDay}T00:00:00+08:00`));
    return {
      kind: 'claim',
      title: '去领取本月权益',
      text: [
        opens === undefined ? '会员已开通，本月的权益等您来领' : `会员权益${opens}起可领`,
        monthRights && rightsText(monthRights),
      ]
        .filter(Boolean)
        .join('，'),
    };
  }
  if (use.codes > 0) {
    const last = use.until === null ? undefined : dayText(new Date(Date.parse(use.until) - 1));
    return {
      kind: 'show',
      title: '到店出示券码',
      text: [`${useText({ ...use, visits: 0 })}已放进卡包`, last && `${last}到期`].filter(Boolean).join('，'),
    };
  }
  if (use.visits > 0)
    return { kind: 'visit', title: '预约贵宾厅', text: `可用${use.visits}次，预约后出示厅码入厅` };
  if (has('physical'))
    return state === 'shipped'
      ? { kind: 'parcel', title: '等包裹', text: '商品已发出，收到后请确认收货' }
      : {
          kind: 'parcel',
          title: '等包裹',
          text: `${address ? `预计${arrivalDay(address.text, Date.parse(createdAt))}前送达` : '商家正在备货'}，发货后会有消息提醒您`,
        };
  if (isComing)
    return has('code')
      ? { kind: 'delivering', title: '正在出码', text: '出码后在这里出示，也会放进卡包' }
      : { kind: 'delivering', title: '正在到账', text: '通常几分钟内到账，到账后会有消息提醒您' };
  return { kind: 'delivered', title: '直接用，不用再操作', text: '已到账' };
}
