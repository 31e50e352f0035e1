import { expect, it } from 'vitest';
import { currentRecommendId, recommendIdChange } from './recommend-id.ts';

const day = 86_400_000;

it('keeps the recommendId of goods for 24 hours (§4)', () => {
  expect(recommendIdChange('r1', 1000)).toEqual({
    kind: 'store',
    stored: { value: 'r1', expiry: 1000 + day },
  });
  const stored = { value: 'r1', expiry: 1000 + day };
  expect(currentRecommendId(stored, 1000 + day)).toBe('r1');
  expect(currentRecommendId(stored, 1001 + day)).toBeUndefined();
  expect(currentRecommendId(undefined, 1000)).toBeUndefined();
});

it.each([[undefined], [null], ['']])('is removed when the goods have none: %s', (none) =>
  expect(recommendIdChange(none, 1000)).toEqual({ kind: 'remove' }),
);
