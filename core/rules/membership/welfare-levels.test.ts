import { expect, it } from 'vitest';
import { welfareAccess } from './welfare-levels.ts';

it.each([
  [1, undefined, 'guest'],
  [1, 0, 'locked'],
  [2, 2, 'open'],
  [1, 3, 'open'],
  [4, 3, 'locked'],
] as const)(
  'the welfare of level %s is, for a subscriber of level %s, %s',
  (welfareLevel, ownLevel, access) => {
    expect(welfareAccess(welfareLevel, ownLevel)).toBe(access);
  },
);
