import type { OrderState } from './order-states.ts';
import { shownOrder, useText, type OrderUse } from './shown-order.ts';

interface LoggedState {
  readonly state: OrderState;
  readonly at: string;
  readonly reason: string;
}

export interface OrderMilestone {
  readonly text: string;
  /** When it was reached; undefined while it is ahead. */
  readonly at: string | undefined;
}

interface ShownOrder {
  readonly state: OrderState;
  readonly log: readonly LoggedState[];
  readonly isPhysical: boolean;
  /** It is paid and waits for its group. */
  readonly waitsForGroup?: boolean;
  readonly use?: OrderUse;
  /** Money of a refund is on its way. */
  readonly isRefunding?: boolean;
}

const nothing: OrderUse = { codes: 0, visits: 0, ended: 0 };

/** The way of an order with the times of its log: to the end it can still reach, or to the one it had. */
export function orderMilestones({
  state,
  log,
  isPhysical,
  use = nothing,
}: ShownOrder): readonly OrderMilestone[] {
  const reached = (...states: readonly OrderState[]) => log.find((each) => states.includes(each.state))?.at;
  const submitted = { text: '提交', at: reached('created') };
  const paid = { text: '付款', at: reached('paid') };
  switch (state) {
    case 'closed':
      return [submitted, { text: '关闭', at: reached('closed') }];
    case 'refunding':
    case 'refunded':
      return [
        submitted,
        paid,
        { text: '申请退款', at: reached('refunding') },
        { text: '退款到账', at: reached('refunded') },
      ];
    case 'created':
    case 'paid':
    case 'delivering':
    case 'shipped':
    case 'done':
      return [
        submitted,
        paid,
        isPhysical ? { text: '发货', at: reached('shipped') } : { text: '发放', at: reached('delivering') },
        // It ends with its use.
        use.codes + use.visits > 0 ? { text: '使用', at: undefined } : { text: '完成', at: reached('done') },
      ];
  }
}

export interface OrderSentence {
  readonly title: string;
  readonly text: string;
}

/** What comes next for a paid order that waits for its group. */
export const groupSentence = (isPhysical: boolean): string =>
  `成团后${isPhysical ? '商家发货' : '立即发放'}，到时未成团全额退回`;

/** What has become of an order and what comes next. */
export function orderSentence({
  state,
  log,
  isPhysical,
  waitsForGroup = false,
  use = nothing,
  isRefunding = false,
}: ShownOrder): OrderSentence {
  const { kind } = shownOrder({ state, waitsForGroup, use, isRefunding });
  switch (kind) {
    case 'refundingPart':
      return {
        title: '部分退款处理中',
        text: use.codes + use.visits > 0 ? '款项将原路退回，没有退的可以照常使用' : '款项将原路退回',
      };
    case 'waiting':
      return { title: '等待成团', text: groupSentence(isPhysical) };
    case 'toUse':
      return {
        title: `待使用${useText(use)}`,
        text: use.codes > 0 ? '到店出示券码即可' : '预约贵宾厅后出示厅码即可',
      };
    case 'ended':
      return { title: '券码已过期', text: '没有在有效期内使用' };
    case 'created':
      return { title: '等待付款', text: '超时未付款，订单会自动关闭' };
    case 'paid':
      return { title: '付款成功', text: isPhysical ? '商家正在备货' : '正在为您发放' };
    case 'delivering':
      return { title: isPhysical ? '正在备货' : '正在发放', text: '完成后会有消息提醒您' };
    case 'shipped':
      return { title: '商品已发出', text: '收到后请确认收货' };
    case 'done':
      return { title: '订单已完成', text: '感谢您的购买' };
    case 'closed':
      return {
        title: '订单已关闭',
        text: log.find((each) => each.state === 'closed')?.reason ?? '优惠券已退回',
      };
    case 'refunding':
      return { title: '退款处理中', text: '款项将原路退回' };
    case 'refunded':
      return { title: '退款已到账', text: '款项已原路退回' };
  }
}
