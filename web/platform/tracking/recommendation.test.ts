import { beforeEach, expect, it } from 'vitest';
import { storeOf } from '../storage/storage.ts';
import { recommendation } from './recommendation.ts';

const day = 86_400_000;
const recommended = recommendation(storeOf('sessionStorage', 'DEV_'));

beforeEach(() => sessionStorage.clear());

it('is kept for 24 hours and then discarded (§4, §5)', () => {
  recommended.opened('r1', 1_000);
  expect(JSON.parse(sessionStorage.getItem('DEV_recommendId') ?? '')).toEqual({
    value: 'r1',
    expiry: 1_000 + day,
  });
  expect(recommended.current(1_000 + day)).toBe('r1');
  expect(recommended.current(1_001 + day)).toBeUndefined();
});

it('is removed by goods without a recommendation', () => {
  recommended.opened('r1', 1_000);
  recommended.opened(undefined, 2_000);
  expect(recommended.current(2_000)).toBeUndefined();
  expect(sessionStorage.getItem('DEV_recommendId')).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"value":1,"expiry":"x"}', '"r1"'])(
  'is absent where storage holds %j',
  (stored) => {
    sessionStorage.setItem('DEV_recommendId', stored);
    expect(recommended.current(0)).toBeUndefined();
  },
);
