import { maskMobile } from '#core/rules/format/phone.ts';
import type { OpenSection } from '../sections.ts';

/** Where a line of the search leads. */
export type FindTarget =
  | { readonly kind: 'screen'; readonly to: OpenSection['screens'][number]['to']; readonly title: string }
  | { readonly kind: 'order'; readonly orderNo: string; readonly title: string }
  | { readonly kind: 'payment'; readonly number: string; readonly title: string }
  | { readonly kind: 'refund'; readonly refundNo: string; readonly title: string }
  | { readonly kind: 'ticket'; readonly number: string; readonly title: string }
  /** Asked for by a call: the number must not stand in an address. */
  | { readonly kind: 'subscriber'; readonly number: string; readonly title: string }
  | { readonly kind: 'goods'; readonly goodsId: string; readonly title: string };

const maxScreens = 6;

/** What a typed text may mean, without asking the server: a number by its form, and screens by their names. */
export function findTargets(
  typed: string,
  sections: readonly OpenSection[],
  mayFindSubscribers: boolean,
): FindTarget[] {
  const text = typed.trim();
  const screens = sections.flatMap((section) =>
    section.screens.map(({ to, title }) => ({
      kind: 'screen' as const,
      to,
      title: section.title === title ? title : `${section.title} › ${title}`,
    })),
  );
  if (text === '') return screens.slice(0, maxScreens);
  const found: FindTarget[] = [];
  const opens = (to: string): boolean => screens.some((each) => each.to === to);
  if (opens('/orders')) {
    if (/^(\d{17,24}|D\d{6,})$/i.test(text))
      found.push({ kind: 'order', orderNo: text.toUpperCase(), title: `订单 ${text}` });
    if (/^P\d\w{5,}$/i.test(text))
      found.push({ kind: 'payment', number: text, title: `支付号 ${text} 的订单` });
    if (/^TK\d{5,}$/i.test(text))
      found.push({ kind: 'refund', refundNo: text.toUpperCase(), title: `退款 ${text}` });
  }
  if (opens('/tickets') && /^T-?\d{1,9}$/i.test(text))
    found.push({ kind: 'ticket', number: text, title: `工单 ${text}` });
  if (mayFindSubscribers && /^[\w-]{6,64}$/.test(text)) {
    const shown = /^1[3-9]\d{9}$/.test(text) ? maskMobile(text) : text;
    found.push({ kind: 'subscriber', number: text, title: `用户，号码 ${shown}` });
  }
  return [...found, ...screens.filter(({ title }) => title.includes(text)).slice(0, maxScreens)];
}
