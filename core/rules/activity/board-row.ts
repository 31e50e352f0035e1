import type { BoardSale } from '../../contract/activity/board.shapes.ts';
import { chinaDay } from '../format/china-day.ts';
import { chinaTime } from '../format/china-time.ts';
import { ticketText } from './ticket-text.ts';

/** What can be done with a session on the board: a reminder is set at once, everything else leads to a page. */
export type BoardAction = 'remind' | 'cancelReminder' | 'sale' | 'result';

export interface BoardRow {
  readonly day: string;
  readonly time: string;
  readonly title: string;
  readonly note: string;
  readonly button: string;
  readonly action: BoardAction;
  /** The visitor has done it. */
  readonly isDone: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');
const shown = (value: number): string => value.toLocaleString('zh-CN');
const hourOf = (at: string): string => {
  const { hour, minute } = chinaTime(new Date(at));
  return `${two(hour)}:${two(minute)}`;
};

/** A session in words: when, what, how many, what the visitor has done, and what can be done. */
export function boardRow(sale: BoardSale, now: number): BoardRow {
  const { mode, goods, beginsAt } = sale;
  const [first = ''] = goods[0]?.goodsName.split('，') ?? [];
  const title = `${first}${goods.length > 1 ? `等${goods.length}款` : ''}${mode === 'draw' ? '抽签' : '秒杀'}`;
  const begins = Date.parse(beginsAt);
  const day = chinaDay(begins) > chinaDay(now) ? '明天' : '';
  return { day, time: hourOf(beginsAt), title, ...(mode === 'draw' ? ofDraw(sale, now) : ofRace(sale, now)) };
}

type State = Pick<BoardRow, 'note' | 'button' | 'action' | 'isDone'>;

function ofRace({ beginsAt, total, taken, followers, mine, isStopped }: BoardSale, now: number): State {
  if (isStopped || now >= Date.parse(beginsAt)) {
    const sold = isStopped
      ? '已停止'
      : taken === total
        ? `${shown(total)}份，全部抢完`
        : `${shown(total)}份，售出${shown(taken)}份`;
    const own = mine && mine.pieces > 0 ? `，你抢到${mine.pieces}件` : '';
    return { note: `${sold}${own}`, button: '看商品', action: 'sale', isDone: false };
  }
  const isReminded = mine?.isReminded === true;
  return {
    note: `${shown(total)}份${followers > 0 ? `，${shown(followers)}人预约` : '，到点开抢'}`,
    button: isReminded ? '已预约' : '预约',
    action: isReminded ? 'cancelReminder' : 'remind',
    isDone: isReminded,
  };
}

function ofDraw(sale: BoardSale, now: number): State {
  const { registersAt, closesAt, drawnAt, total, taken, followers, mine, isStopped } = sale;
  const ticket = mine?.ticketNo ?? null;
  const own = ticket === null ? undefined : `你的号${ticketText(ticket)}`;
  if (drawnAt !== null) {
    const won = mine?.won === true;
    const note = own
      ? `${own}，${won ? '中签了' : '没有抽中'}`
      : `${shown(followers)}人报名，${shown(taken)}人中签`;
    return won && now < Date.parse(sale.endsAt)
      ? { note, button: '去购买', action: 'sale', isDone: false }
      : { note, button: '看结果', action: 'result', isDone: false };
  }
  if (isStopped) return { note: '已停止', button: '看商品', action: 'sale', isDone: false };
  if (own) return { note: `已报名，${own}`, button: '已报名', action: 'sale', isDone: true };
  if (registersAt !== null && now < Date.parse(registersAt))
    return {
      note: `${shown(total)}份，${hourOf(registersAt)}起报名`,
      button: '看商品',
      action: 'sale',
      isDone: false,
    };
  if (closesAt !== null && now >= Date.parse(closesAt))
    return { note: `${shown(followers)}人报名，等待开签`, button: '看商品', action: 'sale', isDone: false };
  return {
    note: `${shown(total)}份${followers > 0 ? `，${shown(followers)}人报名` : '，报名不收费'}`,
    button: '报名',
    action: 'sale',
    isDone: false,
  };
}
