import { readImports } from './read-imports.ts';
import { isTest, type Tree } from './tree.ts';

const declared = /^export (?:async )?(?:const|function|class) (\w+)/gm;
const wordsOf = (source: string): readonly string[] => source.match(/[\w$]+/g) ?? [];

/**
 * Values that core exports and no production file uses: neither another file nor the exporting one. A file of core none of
 * whose exports is used elsewhere counts as a test's, and so does what only such files use.
 */
export function unusedExports(tree: Tree): readonly string[] {
  const production = new Map(
    [...tree]
      .filter(([path]) => !isTest(path))
      .map(([path, source]) => [path, wordsOf(readImports(path, source).ownWords)]),
  );
  const users = new Map<string, Set<string>>();
  for (const [path, words] of production)
    for (const word of words) users.set(word, (users.get(word) ?? new Set()).add(path));
  const exportsOf = new Map(
    [...production.keys()]
      .filter((path) => path.startsWith('core/'))
      .map((path) => [path, Array.from((tree.get(path) ?? '').matchAll(declared), ([, name = '']) => name)]),
  );
  const dead = new Set<string>();
  const isUsedElsewhere = (path: string, name: string): boolean =>
    [...(users.get(name) ?? [])].some((user) => user !== path && !dead.has(user));
  for (let before = -1; before !== dead.size;) {
    before = dead.size;
    for (const [path, names] of exportsOf)
      if (
        names.length > 0 &&
        !exportsTypes(tree.get(path) ?? '') &&
        !names.some((name) => isUsedElsewhere(path, name))
      )
        dead.add(path);
  }
  return [...exportsOf].flatMap(([path, names]) =>
    names
      .filter(
        (name) =>
          !isUsedElsewhere(path, name) &&
          (dead.has(path) || production.get(path)?.filter((word) => word === name).length === 1),
      )
      .map((name) => `${path} ${name}`),
  );
}

/** A file may be used for its types alone. */
const exportsTypes = (source: string): boolean => /^export (?:interface|type) /m.test(source);
