import { grantNumber } from '../coupons/grant-number.ts';

export type Recipient =
  | { readonly kind: 'mobile'; readonly mobile: string }
  | { readonly kind: 'userId'; readonly userId: string }
  | { readonly kind: 'wrong'; readonly fault: string; readonly cure: string };

/** A user id begins with a letter or has several; a number with one letter in it is a typing error. */
const userIdForm = /^(?=[A-Za-z]|(?:[^A-Za-z]*[A-Za-z]){2})[A-Za-z0-9_.-]{6,64}$/;

/** Whom the first column of a line names: a phone number or a user id. */
export function recipientOf(line: string): Recipient {
  const [first = ''] = line.normalize('NFKC').split(/[,;\t]/);
  const text = first.replace(/^["'\s]+|["'\s]+$/g, '');
  if (text === '') return { kind: 'wrong', fault: '第一列是空的', cure: '第一列写手机号或用户编号' };
  if (userIdForm.test(text)) return { kind: 'userId', userId: text };
  const number = grantNumber(text);
  return number.kind === 'number' ? { kind: 'mobile', mobile: number.mobile } : number;
}
