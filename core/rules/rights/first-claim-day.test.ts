import { describe, expect, it } from 'vitest';
import { firstClaimDay, firstClaimText, isBeforeFirstClaim } from './first-claim-day.ts';

const at = (time: string): Date => new Date(`${time}+08:00`);

describe('a membership that starts next month', () => {
  it.each([
    ['in the middle of a month', '2026-08-15T10:00:00', '2026-09-01', '9月1日起可领'],
    ['in the last second of a month', '2026-08-31T23:59:59', '2026-09-01', '9月1日起可领'],
    ['in the first second of a month', '2026-09-01T00:00:00', '2026-10-01', '10月1日起可领'],
    ['in December', '2026-12-31T12:00:00', '2027-01-01', '1月1日起可领'],
  ])('opened %s says its first day', (_title, opened, day, text) => {
    const product = { openedAt: at(opened), startsNextMonth: true };
    expect(firstClaimDay(product)).toBe(day);
    expect(firstClaimText(day)).toBe(text);
    expect(isBeforeFirstClaim(product, product.openedAt)).toBe(true);
    expect(isBeforeFirstClaim(product, at(`${day}T00:00:00`).getTime() - 1)).toBe(true);
    expect(isBeforeFirstClaim(product, at(`${day}T00:00:00`))).toBe(false);
  });
});

it('a membership that starts at once has no such day', () => {
  const product = { openedAt: at('2026-08-15T10:00:00'), startsNextMonth: false };
  expect(firstClaimDay(product)).toBeNull();
  expect(isBeforeFirstClaim(product, product.openedAt)).toBe(false);
});
