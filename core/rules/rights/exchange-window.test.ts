import { expect, it } from 'vitest';
import { exchangeWindow } from './exchange-window.ts';

const august = { beginsAt: '2026-07-31T16:00:00Z', endsAt: '2026-08-31T16:00:00Z' };

it.each([
  ['open', true, '2026-08-15T00:00:00Z', '本期兑换 8月1日至8月31日', undefined],
  [
    'still to come',
    false,
    '2026-07-31T15:59:59Z',
    '下期兑换 8月1日至8月31日',
    '8月1日0:00开放兑换，届时再来',
  ],
  [
    'not open at its first moment',
    false,
    '2026-07-31T16:00:00Z',
    '上期兑换 8月1日至8月31日',
    '本期兑换已结束，请留意下期时间',
  ],
  ['over', false, '2026-08-31T16:00:00Z', '上期兑换 8月1日至8月31日', '本期兑换已结束，请留意下期时间'],
] as const)('an exchange period that is %s', (_how, open, now, text, closed) =>
  expect(exchangeWindow({ ...august, open }, new Date(now))).toEqual({ text, closed }),
);

it('an exchange period says the minute at which it opens', () => {
  const late = { ...august, beginsAt: '2026-08-01T02:30:00Z', open: false };
  expect(exchangeWindow(late, new Date('2026-07-31T16:00:00Z')).closed).toBe('8月1日10:30开放兑换，届时再来');
});
