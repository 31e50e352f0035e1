import { expect, it } from 'vitest';
import { payMethodNote } from './pay-method-note.ts';

const plain = { balanceFen: null, points: null, deductibleFen: null, recommended: false };

it.each([
  [{ ...plain, balanceFen: 8_640 }, '当前话费余额 ¥86.40'],
  [{ ...plain, points: 1_260, deductibleFen: 1_260 }, '可用1,260豆，抵 ¥12.6'],
  [{ ...plain, points: 1_260 }, '可用1,260豆'],
  [{ ...plain, recommended: true }, '推荐，到账快'],
  [plain, undefined],
])('a payment method says what it has: %o', (method, note) => expect(payMethodNote(method)).toBe(note));
