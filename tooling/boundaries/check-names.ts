import { formerNames } from './former-names.ts';
import { readImports } from './read-imports.ts';
import type { Tree } from './tree.ts';

/** Every former name in the code of the tree, as a sentence with its place. Comments and imported files are not read. */
export const checkNames = (tree: Tree): readonly string[] =>
  [...tree].flatMap(([path, source]) => {
    const rules = formerNames.filter(({ pattern }) => source.search(pattern) >= 0);
    if (rules.length === 0) return [];
    const rows = readImports(path, source).ownWords.split('\n');
    return rules.flatMap(({ pattern, say, except = [] }) =>
      rows.flatMap((row, index) =>
        (row.match(pattern) ?? [])
          .filter((name) => !except.includes(name))
          .map((name) => `${path}:${index + 1} says "${name}": we say ${say}`),
      ),
    );
  });
