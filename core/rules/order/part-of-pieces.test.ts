import { expect, it } from 'vitest';
import { partOfPieces } from './part-of-pieces.ts';

it('each piece has the same part, the last one also what is left over', () => {
  const upTo = [0, 1, 2, 3].map((pieces) => partOfPieces(1_000, pieces, 3));
  expect(upTo).toEqual([0, 333, 666, 1_000]);
  expect(partOfPieces(0, 1, 2)).toBe(0);
  expect(partOfPieces(1, 1, 2)).toBe(0);
});
