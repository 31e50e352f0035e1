import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('keeps the order of keys and of their items', () => {
  expect([...grouped(['b1', 'a1', 'b2'], ([key]) => key)]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
