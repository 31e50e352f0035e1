import { describe, expect, it } from 'vitest';
import { guessedCategories } from './guessed-categories.ts';

const category = (...names: readonly string[]) => ({
  children: names.map((name) => ({ categoryId: name, categoryName: name, picUrl: '' })),
});
const shown = (turn: number, ...categories: readonly ReturnType<typeof category>[]) =>
  guessedCategories(categories, turn).map(({ categoryId }) => categoryId);

describe('categories to look at', () => {
  const all = [category('a1', 'a2'), category('b1', 'b2', 'b3'), category('c1')];
  it('are the first parts of each, then the second ones', () =>
    expect(shown(0, ...all)).toEqual(['a1', 'b1', 'c1', 'a2']));
  it('begin again after the last', () => expect(shown(1, ...all)).toEqual(['b2', 'a1', 'b1', 'c1']));
  it('are left out when there are fewer than four', () =>
    expect(shown(0, category('a1', 'a2', 'a3'))).toEqual([]));
});
