/** What an operator typed to find a subscriber. */
export type SearchedNumber =
  | { readonly kind: 'mobile'; readonly mobile: string }
  | { readonly kind: 'ticket'; readonly ticketNo: number }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'refused'; readonly because: string };

/** Reads a whole phone number, T-1024, or the number of an order, a claim or an account. A part of a phone number finds nobody. */
export function searchedNumber(typed: string): SearchedNumber {
  const text = typed.trim();
  const digits = text.replace(/[\s-]/g, '').replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  if (/^1[3-9]\d{9}$/.test(digits)) return { kind: 'mobile', mobile: digits };
  const ticketNo = /^t-?(\d{1,9})$/i.exec(text)?.[1];
  if (ticketNo !== undefined) return { kind: 'ticket', ticketNo: Number(ticketNo) };
  if (/^[\d*]{1,11}$/.test(digits))
    return { kind: 'refused', because: '请输入完整的手机号码，不能按几位数字查找；工单号前面加 T-' };
  if (/^[A-Za-z0-9_.:-]{4,64}$/.test(text)) return { kind: 'key', key: text };
  return { kind: 'refused', because: '请输入手机号码、订单号、领取编号、工单号或用户编号' };
}
