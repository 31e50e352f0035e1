import { expect, it } from 'vitest';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import { rightTypes } from './right-types.ts';

it('every right type of §6 has a name, once', () => {
  expect(rightTypes.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Object.values(rightTypeIds));
  expect(new Set(rightTypes.map(({ name }) => name)).size).toBe(rightTypes.length);
});
