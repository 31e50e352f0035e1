import { chinaTime, type Instant } from '../format/china-time.ts';

export interface ShopOpening {
  readonly isOpen: boolean;
  /** Until when, or when it opens next; empty where the hours cannot be read. */
  readonly note: string;
}

const hours = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/;
const clock = (at: Instant): string => {
  const { hour, minute } = chinaTime(at);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

/** Whether a shop is open at an instant; the hours may pass midnight. The same as the database function is_open_at. */
export function shopOpening(openHours: string, now: Instant): ShopOpening {
  const [, from, till] = hours.exec(openHours) ?? [];
  if (from === undefined || till === undefined) return { isOpen: false, note: '' };
  const time = clock(now);
  if (from === '00:00' && till === '24:00') return { isOpen: true, note: '24小时' };
  const overnight = till <= from;
  const isOpen = overnight ? time >= from || time < till : time >= from && time < till;
  if (isOpen) return { isOpen, note: overnight && time >= from ? `至次日${till}` : `至${till}` };
  return { isOpen, note: `${time < from ? '今日' : '明日'}${from}营业` };
}
