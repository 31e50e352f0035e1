import type { BoardSale } from '../../contract/activity/board.shapes.ts';
import { chinaDay } from '../format/china-day.ts';

export interface BoardSections {
  /** First come, first served, now. */
  readonly running: readonly BoardSale[];
  /** What begins, and the draws that are not over for the visitor. */
  readonly next: readonly BoardSale[];
  readonly ended: readonly BoardSale[];
  /** How many of the next ones are of today. */
  readonly leftToday: number;
}

/** What comes on another day is shown when so few are left of today. */
const minNext = 3;

const isOver = ({ mode, endsAt, drawnAt, isStopped, mine }: BoardSale, now: number): boolean =>
  isStopped || now >= Date.parse(endsAt) || (mode === 'draw' && drawnAt !== null && mine?.won !== true);

/** The sessions as the board shows them at a time: a draw that the visitor won stays until its pieces can no longer be bought. */
export function boardSections(sales: readonly BoardSale[], now: number): BoardSections {
  const today = chinaDay(now);
  const isToday = ({ beginsAt }: BoardSale) => chinaDay(Date.parse(beginsAt)) === today;
  const ended = sales.filter((sale) => isOver(sale, now) && isToday(sale));
  const open = sales.filter((sale) => !isOver(sale, now));
  const running = open.filter(({ mode, beginsAt }) => mode === 'race' && now >= Date.parse(beginsAt));
  const waiting = open.filter((sale) => !running.includes(sale));
  const ofToday = waiting.filter((sale) => isToday(sale) || Date.parse(sale.beginsAt) <= now);
  const later = waiting.filter((sale) => !ofToday.includes(sale));
  return {
    running,
    next: [...ofToday, ...later.slice(0, Math.max(0, minNext - ofToday.length))],
    ended,
    leftToday: ofToday.length,
  };
}
