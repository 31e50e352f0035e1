import { describe, expect, it } from 'vitest';
import { chatLocatingStep, refusalRecord, savesRefusal } from './location-refusal.ts';

describe('respecting a refused location in the chat app (§4)', () => {
  it.each([
    [false, false, 'not-loaded', 'locate'],
    [true, true, 'not-loaded', 'locate'],
    [true, true, 'refused', 'locate'],
    [true, false, 'not-loaded', 'load-record'],
    [true, false, 'refused', 'skip'],
    [true, false, 'none', 'locate'],
  ] as const)('logged in %s, forced %s, record %s: %s', (loggedIn, forced, record, step) =>
    expect(chatLocatingStep({ loggedIn, forced, record })).toBe(step),
  );

  it.each([
    [{ success: true, data: { refusedAt: '2025-03-01T08:00:00+08:00' } }, 'refused'],
    [{ success: true, data: 1 }, 'refused'],
    [{ success: true, data: null }, 'none'],
    [{ success: true, data: '' }, 'none'],
    [{ success: true, data: {} }, 'none'],
    [{ success: true }, 'none'],
    [{ success: false, data: { refusedAt: 'x' } }, 'none'],
  ])('%j means %s', (answer, record) => expect(refusalRecord(answer)).toBe(record));

  it('saves a cancel for signed-in subscribers only', () => {
    expect(savesRefusal({ loggedIn: true, outcome: 'cancelled' })).toBe(true);
    expect(savesRefusal({ loggedIn: false, outcome: 'cancelled' })).toBe(false);
    expect(savesRefusal({ loggedIn: true, outcome: 'failed' })).toBe(false);
  });
});
