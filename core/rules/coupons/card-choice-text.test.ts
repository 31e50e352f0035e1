import { expect, it } from 'vitest';
import { offeredCardText, usedCardText } from './card-choice-text.ts';

const best = { savedFen: 990, wastedFen: 10 };

it.each([
  ['in full', { savedFen: 300, wastedFen: 0 }, '抵掉¥3', false],
  ['with a rest that is lost', { savedFen: 990, wastedFen: 10 }, '抵掉¥9.9，剩¥0.1作废', true],
])('a card used %s says what it takes off', (_, card, text, isWasteful) => {
  expect(usedCardText(card)).toEqual({ text, isWasteful });
});

it.each([
  [
    'much larger',
    { savedFen: 990, wastedFen: 4_010, payableFen: 0 },
    '用这张，剩¥40.1作废，留给大件更划算',
    true,
  ],
  ['as large as the best', { savedFen: 990, wastedFen: 10, payableFen: 0 }, '用这张，剩¥0.1作废', true],
  ['smaller', { savedFen: 300, wastedFen: 0, payableFen: 690 }, '只用这张，应付¥6.9', false],
])('another card that is %s says what it would do', (_, alone, text, isWasteful) => {
  expect(offeredCardText({ alone, reason: '本单未选用' }, best)).toEqual({ text, isWasteful });
});

it('a card that does nothing says why', () => {
  expect(offeredCardText({ alone: null, reason: '不能与已选的券同时使用' }, best).text).toBe(
    '不能与已选的券同时使用',
  );
});
