import { expect, it } from 'vitest';
import { searchedNumber } from './searched-number.ts';

it.each([
  ['13812345678', { kind: 'mobile', mobile: '13812345678' }],
  [' 138 1234 5678 ', { kind: 'mobile', mobile: '13812345678' }],
  ['+86 138-1234-5678', { kind: 'mobile', mobile: '13812345678' }],
  ['T-1024', { kind: 'ticket', ticketNo: 1024 }],
  ['t1024', { kind: 'ticket', ticketNo: 1024 }],
  ['U0000000001', { kind: 'key', key: 'U0000000001' }],
  ['20261118140212345678', { kind: 'key', key: '20261118140212345678' }],
])('%s is understood', (typed, found) => expect(searchedNumber(typed)).toEqual(found));

it.each(['5678', '138****5678', '1381234', '小苏', '12345678901 or 1=1'])(
  '%s finds nobody, with a reason',
  (typed) => expect(searchedNumber(typed)).toMatchObject({ kind: 'refused' }),
);
