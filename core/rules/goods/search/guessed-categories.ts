import type { Category } from '../../../contract/goods/catalogue.shapes.ts';

const shown = 4;

/** 猜你想找: the first parts of the categories, then their second ones, four at a time. None where there are fewer than four. */
export function guessedCategories(
  categories: readonly Pick<Category, 'children'>[],
  turn: number,
): readonly Category['children'][number][] {
  const all = [0, 1].flatMap((at) => categories.flatMap(({ children }) => children.slice(at, at + 1)));
  return all.length < shown
    ? []
    : Array.from({ length: shown }, (_, at) => all[(turn * shown + at) % all.length]).filter(
        (part) => part !== undefined,
      );
}
