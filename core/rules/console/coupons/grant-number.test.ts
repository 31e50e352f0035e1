import { expect, it } from 'vitest';
import { grantLines, grantNumber, maskedLine } from './grant-number.ts';

it.each([
  ['13812345678', '13812345678'],
  [' 138-1234-5678 ', '13812345678'],
  ['+86 138 1234 5678', '13812345678'],
  ['"13812345678",', '13812345678'],
  ['１３８１２３４５６７８', '13812345678'],
])('%s is a number', (line, mobile) => expect(grantNumber(line)).toEqual({ kind: 'number', mobile }));

it.each([
  ['1381234567', '只有 10 位', '补全后再传'],
  ['13812345O78', '第 9 位是“O”', '可能是数字 0，请核对'],
  ['王敏', '第 1 位是“王”', '只能是数字，请核对'],
  ['138123456789', '有 12 位，多了 1 位', '一行只写一个号码'],
  ['12812345678', '不是手机号', '手机号以 13 至 19 开头'],
])('%s is wrong: %s', (line, fault, cure) =>
  expect(grantNumber(line)).toEqual({ kind: 'wrong', fault, cure }),
);

it('a list has the lines of its file, without its heading and empty ones', () => {
  expect(grantLines('\ufeff手机号\r\n13812345678\r\n\r\n13912345678\n')).toEqual([
    { lineNo: 2, text: '13812345678' },
    { lineNo: 4, text: '13912345678' },
  ]);
  expect([maskedLine('13812345678'), maskedLine('王敏')]).toEqual(['138****5678', '王敏****']);
});
