import { posix } from 'node:path';
import { readImports } from './read-imports.ts';
import type { Tree } from './tree.ts';

/** Every group of files that import each other in a circle, type imports included. */
export function importCycles(tree: Tree): readonly (readonly string[])[] {
  const imports = new Map([...tree].map(([path, source]) => [path, importedFiles(tree, path, source)]));
  return stronglyConnected(imports).filter(
    ([first = '', ...others]) => others.length > 0 || imports.get(first)?.includes(first),
  );
}

/** Every group of folders below `root` whose product code imports each other in a circle; a folder is the one that a file stands in. */
export function folderCycles(tree: Tree, root: string): readonly (readonly string[])[] {
  const own = [...tree].filter(([path]) => path.startsWith(`${root}/`) && !/\.test\.|\/testing\//.test(path));
  const imports = new Map<string, Set<string>>();
  for (const [path, source] of own) {
    const folder = posix.dirname(path);
    const targets = imports.get(folder) ?? new Set();
    for (const file of importedFiles(tree, path, source))
      if (file.startsWith(`${root}/`) && posix.dirname(file) !== folder) targets.add(posix.dirname(file));
    imports.set(folder, targets);
  }
  return stronglyConnected(new Map([...imports].map(([folder, targets]) => [folder, [...targets]]))).filter(
    ({ length }) => length > 1,
  );
}

function importedFiles(tree: Tree, path: string, source: string): readonly string[] {
  return readImports(path, source)
    .imports.map(({ specifier }) => specifier)
    .filter((specifier) => /^[.#]/.test(specifier))
    .map((specifier) =>
      specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier),
    )
    .filter((target) => tree.has(target));
}

/** Tarjan's algorithm. */
function stronglyConnected(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const indexes = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];

  const visit = (node: string): number => {
    const index = indexes.size;
    indexes.set(node, index);
    stack.push(node);
    let low = index;
    for (const target of edges.get(node) ?? []) {
      const known = indexes.get(target);
      if (known === undefined) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, known);
    }
    if (low === index) components.push(stack.splice(stack.indexOf(node)));
    return low;
  };

  for (const node of edges.keys()) if (!indexes.has(node)) visit(node);
  return components;
}
