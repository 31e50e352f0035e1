import { expect, it } from 'vitest';
import { cardNumber, cardState } from './card-state.ts';

const card = { endsOn: null, daysLeft: null, renewsOn: '2026-09-01', firstClaimOn: null, hasEnded: false };

it.each([
  [{}, '使用中', '长期有效，9月1日更新权益'],
  [{ endsOn: '2026-12-31', daysLeft: 138 }, '使用中', '有效期至2026.12.31'],
  [{ endsOn: '2026-08-20', daysLeft: 7 }, '剩7天', '有效期至2026.08.20'],
  [{ firstClaimOn: '2026-09-01' }, '未生效', '9月1日起可领取本卡权益'],
  [{ endsOn: '2026-08-01', daysLeft: 0, hasEnded: true }, '已到期', '2026.08.01到期'],
])('a card of %o is %s: %s', (facts, tag, text) => {
  expect(cardState({ ...card, ...facts })).toMatchObject({ tag, text });
});

it('a card number is hidden but for its ends, and shown in groups of four', () => {
  expect(cardNumber('202608160001-1', false)).toBe('2026 **** 1');
  expect(cardNumber('202608160001-1', true)).toBe('2026 0816 0001 1');
  expect(cardNumber('S1', false)).toBe('S1');
});
