import type { DrawResult, MyFlashSales } from '../../contract/activity/flash-sales.shapes.ts';
import { chinaMinute } from '../format/china-minute.ts';
import { ticketText } from './ticket-text.ts';

/** What a visitor of a draw can do next. */
export type DrawStep =
  | { readonly kind: 'signIn' | 'sale'; readonly text: string }
  | { readonly kind: 'pay' | 'view'; readonly text: string; readonly orderNo: string };

export interface DrawVerdict {
  readonly kind: 'waiting' | 'won' | 'lost' | 'absent' | 'guest';
  readonly title: string;
  readonly text: string;
  /** The number the visitor took part with. */
  readonly ticket: string | undefined;
  readonly step: DrawStep;
}

type Result = Pick<DrawResult, 'beginsAt' | 'drawnAt' | 'offers'>;
type Mine = Pick<MyFlashSales, 'ticket' | 'entries' | 'reservations'>;

const timeOf = (at: string): string => chinaMinute(new Date(at)).slice(-5);
const nextSale = (text: string): DrawStep => ({ kind: 'sale', text });

/** The draw in a sentence for the visitor: won or not, and what happens next. `mine` is null for guests. */
export function drawVerdict({ beginsAt, drawnAt, offers }: Result, mine: Mine | null): DrawVerdict {
  const ticket = mine?.ticket ? ticketText(mine.ticket.ticketNo) : undefined;
  if (drawnAt === null)
    return {
      kind: 'waiting',
      title: `${timeOf(beginsAt)}开签`,
      text: ticket ? '你已报名，结果会在消息里告诉你' : '报名不收费，中签后再付款',
      ticket,
      step: nextSale(ticket ? '看我报名的商品' : '去报名'),
    };
  if (mine === null)
    return {
      kind: 'guest',
      title: '已经开签',
      text: '登录后看你有没有中签',
      ticket: undefined,
      step: { kind: 'signIn', text: '登录看结果' },
    };
  const won = mine.entries.find((entry) => entry.won === true);
  if (won) {
    const name = offers.find(({ activityId }) => activityId === won.activityId)?.goodsName.split('，')[0];
    return {
      kind: 'won',
      title: `中签了：${name ?? '这场的商品'}`,
      ticket,
      ...afterWinning(won.activityId, mine),
    };
  }
  return ticket
    ? {
        kind: 'lost',
        title: '这次没有抽中',
        text: '报名没有收费，别的场次还可以再来',
        ticket,
        step: nextSale('看看别的场次'),
      }
    : {
        kind: 'absent',
        title: '这场你没有报名',
        text: '别的场次报名后，由公开的算法抽签',
        ticket: undefined,
        step: nextSale('看看别的场次'),
      };
}

function afterWinning(
  wonId: string,
  { reservations }: Pick<Mine, 'reservations'>,
): Pick<DrawVerdict, 'text' | 'step'> {
  const reservation = reservations.find(({ activityId }) => activityId === wonId);
  if (!reservation) return { text: '没有在规定时间内下单，名额已作废', step: nextSale('看看别的场次') };
  const { state, expiresAt, orderNo } = reservation;
  if (orderNo === null)
    return { text: `名额为你留到${timeOf(expiresAt)}，请尽快下单`, step: nextSale('去下单') };
  return state === 'bought'
    ? { text: '已经买到，订单里可以看到', step: { kind: 'view', text: '查看订单', orderNo } }
    : { text: `订单已生成，请在${timeOf(expiresAt)}前付款`, step: { kind: 'pay', text: '去付款', orderNo } };
}

/** How many took part for one who won: 每35人中1人; empty where everyone or no one won. */
export function oddsText(tickets: number, winners: number): string {
  if (winners === 0 || winners >= tickets) return '';
  return `约每${Math.round(tickets / winners)}人中1人`;
}
