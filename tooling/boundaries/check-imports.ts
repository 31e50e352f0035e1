import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { boundaries, forTests, typesOnly, type Boundary } from './boundaries.ts';
import { fits, pattern } from './pattern.ts';
import { readImports, type Import } from './read-imports.ts';
import { isTest, type Tree } from './tree.ts';

/** Every import of the tree that the boundaries forbid, as a sentence with its place. */
export function checkImports(tree: Tree): readonly string[] {
  return [...tree].flatMap(([path, source]) =>
    readImports(path, source).imports.flatMap((one) => {
      const complaint = complaintAbout(path, one);
      return complaint ? [`${path}:${one.line} imports ${one.specifier}: ${complaint}`] : [];
    }),
  );
}

function complaintAbout(path: string, { specifier, typeOnly }: Import): string | undefined {
  const boundary = boundaries.find(({ from }) => fits(from, path));
  if (!boundary) return undefined;
  if (!/^[.#]/.test(specifier))
    return isTest(path) || typeOnly ? undefined : complaintAboutPackage(boundary, specifier);
  const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier);
  if (topOf(target) !== topOf(path) && !specifier.startsWith('#'))
    return `across top folders the import is written #${target}`;
  if (!/\.\w+$/.test(specifier.replace(/\?\w+$/, ''))) return 'the file ending is missing';
  if (!allowed(boundary, path, target)) return `${boundary.from} may import ${boundary.mayImport.join(', ')}`;
  if (
    !typeOnly &&
    !isTest(path) &&
    typesOnly.some(({ from, mayImport }) => fits(from, path) && mayImport.some((one) => fits(one, target)))
  ) {
    return 'only its types may be imported (import type)';
  }
  return undefined;
}

function allowed(boundary: Boundary, path: string, target: string): boolean {
  const besides = isTest(path) ? forTests.filter(({ from }) => fits(from, path)) : [];
  return [boundary, ...besides].some(({ from, mayImport }) => {
    const known = pattern(from).exec(path)?.groups ?? {};
    return mayImport.some((one) => pattern(one, known).test(target));
  });
}

function complaintAboutPackage({ from, packages, notHere }: Boundary, specifier: string): string | undefined {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (packages && !packages.includes(name))
    return `${from} may use ${isBuiltin(specifier) ? 'nothing of Node' : `the packages ${packages.join(', ') || '(none)'}`}`;
  if (notHere?.includes(name)) return `${name} belongs to the browser`;
  return undefined;
}

const topOf = (path: string): string => path.split('/')[0] ?? '';
