import type { MyFlashSales, FlashSaleAround } from '../../contract/activity/flash-sales.shapes.ts';
import type { FlashSale, FlashSaleGoods } from '../../contract/goods/home.shapes.ts';
import { chinaDay } from '../format/china-day.ts';
import { chinaTime } from '../format/china-time.ts';
import { isForMembers } from './flash-sale-name.ts';
import { nameOfLevel } from '../membership/membership-levels.ts';

/** What pressing the button does. 'order' and 'pay' open the payment page; with 'none' the button is disabled and its text says why. */
export type FlashSaleAction =
  | {
      readonly kind: 'reserve' | 'order' | 'join' | 'enter' | 'leave' | 'none';
    }
  | { readonly kind: 'appoint' | 'cancelAppointment'; readonly activityId: string }
  | { readonly kind: 'pay' | 'view'; readonly orderNo: string };

export interface FlashSaleButton {
  readonly text: string;
  readonly action: FlashSaleAction;
  /** A line under the name. */
  readonly note?: string;
  /** Until when reserved pieces wait, by the server's clock. */
  readonly until?: string;
}

type Session = Pick<FlashSale, 'beginsAt' | 'endsAt' | 'mode' | 'draw' | 'rightType'>;
type Goods = Pick<FlashSaleGoods, 'activityId' | 'stockLeft' | 'minLevel' | 'isStopped'>;
type Later = FlashSaleAround['later'][number];

const none = { kind: 'none' } as const;

/**
 * The button of goods in a session for the visitor; without `mine` as for a guest, and the server decides. `later` is the next sale of
 * the same goods.
 */
export function flashSaleButton(
  session: Session,
  goods: Goods,
  mine: MyFlashSales | undefined,
  now: number,
  later?: Later,
): FlashSaleButton {
  const own = ownButton(goods, mine);
  if (own) return own;
  if (goods.isStopped === true) return { text: '已停止', action: none, note: '活动已停止，下次再来' };
  if (session.draw) return forMembers(session, drawButton(session.draw, goods, mine, now));
  if (now < Date.parse(session.beginsAt)) return appointmentButton(goods.activityId, mine);
  const isOver = now >= Date.parse(session.endsAt);
  if (later && (isOver || goods.stockLeft === 0)) return laterButton(later, mine, now);
  if (isOver) return { text: '已结束', action: none };
  if (goods.stockLeft === 0)
    return { text: '已抢光', action: none, note: '有人未付款时会释放名额，可稍后再看' };
  if (mine?.mayBuy === false)
    return { text: '开通可抢', action: { kind: 'join' }, note: '会员专场，开通后可抢' };
  if (isBelow(goods, mine)) return belowButton(goods, '抢');
  if (mine?.quotaLeft === 0) return { text: '本月已用完', action: none, note: '本月名额已用完，下月1日恢复' };
  return forMembers(session, { text: '马上抢', action: { kind: 'reserve' } });
}

/** Says before the tap that a session is for members, where the button has nothing else to say. */
const forMembers = (session: Session, button: FlashSaleButton): FlashSaleButton =>
  isForMembers(session) && (button.action.kind === 'reserve' || button.action.kind === 'enter')
    ? { ...button, note: button.note === undefined ? '会员专场' : `会员专场，${button.note}` }
    : button;

/** Asks for a reminder of goods that are not sold yet, or cancels it. */
export const appointmentButton = (activityId: string, mine: MyFlashSales | undefined): FlashSaleButton =>
  mine?.appointments.includes(activityId) === true
    ? {
        text: '取消预约',
        action: { kind: 'cancelAppointment', activityId },
        note: '已预约，开抢前5分钟提醒您',
      }
    : { text: '预约提醒', action: { kind: 'appoint', activityId } };

function laterButton(
  { activityId, sessionName, beginsAt, stockTotal }: Later,
  mine: MyFlashSales | undefined,
  now: number,
): FlashSaleButton {
  const { month, day } = chinaTime(new Date(beginsAt));
  const isToday = chinaDay(now) === chinaDay(Date.parse(beginsAt));
  const when = isToday ? sessionName : `${month}月${day}日${sessionName}`;
  const button = appointmentButton(activityId, mine);
  return button.action.kind === 'appoint'
    ? { ...button, text: '约下一场', note: `${when}还有${stockTotal}份` }
    : { ...button, note: `已约${when}，开抢前5分钟提醒您` };
}

/** Whether the level of a member is too low; guests find out after signing in. */
const isBelow = ({ minLevel }: Goods, mine: MyFlashSales | undefined): boolean =>
  mine !== undefined && mine.level < minLevel;

const belowButton = ({ minLevel }: Goods, what: string): FlashSaleButton => ({
  text: '等级不足',
  action: none,
  note: `${nameOfLevel(minLevel)}及以上可${what}`,
});

/** What is reserved, ordered or bought comes before everything else. */
function ownButton({ activityId }: Goods, mine: MyFlashSales | undefined): FlashSaleButton | undefined {
  const reservation = mine?.reservations.find((each) => each.activityId === activityId);
  if (!reservation) return undefined;
  const { orderNo, expiresAt } = reservation;
  if (orderNo === null)
    return { text: '去下单', action: { kind: 'order' }, note: '已为您留货，请尽快下单', until: expiresAt };
  return reservation.state === 'unpaid'
    ? { text: '去付款', action: { kind: 'pay', orderNo }, note: '您已抢到，请尽快付款', until: expiresAt }
    : { text: '查看订单', action: { kind: 'view', orderNo }, note: '您已买到这件商品' };
}

function drawButton(
  { registersAt, closesAt, drawnAt }: NonNullable<Session['draw']>,
  goods: Goods,
  mine: MyFlashSales | undefined,
  now: number,
): FlashSaleButton {
  const entry = mine?.entries.find((each) => each.activityId === goods.activityId);
  if (drawnAt !== null) {
    if (!entry) return { text: '已开签', action: none };
    return entry.won === true
      ? { text: '已过期', action: none, note: '中签后30分钟内没有下单，名额已作废' }
      : { text: '未中签', action: none, note: '这次没有抽中，下次再来' };
  }
  if (now < Date.parse(registersAt)) return { text: '即将报名', action: none };
  if (now >= Date.parse(closesAt))
    return entry
      ? { text: '等待开签', action: none, note: '已报名，开签后在消息里通知您' }
      : { text: '报名已截止', action: none };
  if (entry) return { text: '取消报名', action: { kind: 'leave' }, note: '已报名，中签后再付款' };
  if (mine?.mayBuy === false)
    return { text: '开通可报名', action: { kind: 'join' }, note: '会员专场，开通后可报名' };
  return isBelow(goods, mine)
    ? belowButton(goods, '报名')
    : { text: '报名抽签', action: { kind: 'enter' }, note: '报名不收费，中签后再付款' };
}
