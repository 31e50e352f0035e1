import { fits } from './pattern.ts';
import { readImports } from './read-imports.ts';
import { isTest, type Tree } from './tree.ts';
import { wordRules } from './words.ts';

/** Every word of the tree that stands where it must not, as a sentence with its place. Comments may say what they like. */
export function checkWords(tree: Tree): readonly string[] {
  return [...tree].flatMap(([path, source]) => {
    const rules = wordRules.filter(
      ({ scope, except }) =>
        !isTest(path) && scope.some((one) => fits(one, path)) && !except.some((one) => fits(one, path)),
    );
    if (rules.length === 0) return [];
    const rows = readImports(path, source).ownWords.split('\n');
    return rules.flatMap(({ words, because }) =>
      words.flatMap((word) =>
        rows.flatMap((row, index) =>
          whole(word).test(row) ? [`${path}:${index + 1} says "${word}": ${because}`] : [],
        ),
      ),
    );
  });
}

const whole = (word: string): RegExp => new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
