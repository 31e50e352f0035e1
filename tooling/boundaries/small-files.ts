import { posix } from 'node:path';
import { fits } from './pattern.ts';
import { readImports } from './read-imports.ts';
import { isTest, type Tree } from './tree.ts';

const maxLinesOfSmallFile = 24;
const maxLinesOfUser = 119;

/** Files that stay alone, however small they are. */
const alone = [
  // A page's module is named after its id, and queries and schemas of a sub-domain stand in files of their own.
  '**/*.page.tsx',
  '**/routes.ts',
  '**/tables.ts',
  '**/*.shapes.ts',
  // The rules of an activity: paragraphs.
  '**/*-rules.tsx',
  // Other work goes on there.
  'server/services/operators/**',
  'core/contract/console/**',
  'core/rules/console/**',
];

/** Files that list others, of which each has a file of its own. */
const lists = [
  // A use case is a file.
  '**/routes.ts',
  '**/public.ts',
  'server/services/activities/orders/order-activities.ts',
  'server/sandbox/hosts/script-files.ts',
  'web/art/catalogue.ts',
  'web/platform/sign-in/sign-in-sources.ts',
];

export interface SmallFile {
  readonly path: string;
  readonly user: string;
}

/**
 * Small files that could stand in the one file that uses them, because it would stay small. A file stays alone when a test uses it,
 * when it is loaded later, when its user does not share its stylesheet, or when its user is a list.
 */
export function smallFiles(tree: Tree): readonly SmallFile[] {
  const users = new Map<string, Set<string>>();
  const testedOrLoadedLater = new Set<string>();
  const sizes = new Map<string, { readonly lines: number; readonly imports: number }>();
  const styles = new Map<string, Set<string>>();
  for (const [path, source] of tree) {
    const { imports } = readImports(path, source);
    sizes.set(path, { lines: source.trimEnd().split('\n').length, imports: imports.length });
    for (const { specifier, later } of imports.filter((one) => /^[.#]/.test(one.specifier))) {
      const target = targetOf(path, specifier);
      if (target.endsWith('.css')) styles.set(path, (styles.get(path) ?? new Set()).add(target));
      else if (later || isTest(path)) testedOrLoadedLater.add(target);
      else users.set(target, (users.get(target) ?? new Set()).add(path));
    }
  }
  return [...users].flatMap(([path, [user = '', ...others]]) => {
    const size = sizes.get(path);
    const sizeOfUser = sizes.get(user);
    if (!size || !sizeOfUser || others.length > 0 || testedOrLoadedLater.has(path)) return [];
    if ([...(styles.get(path) ?? [])].some((sheet) => !styles.get(user)?.has(sheet))) return [];
    if (alone.some((one) => fits(one, path)) || lists.some((one) => fits(one, user))) return [];
    if (size.lines > maxLinesOfSmallFile) return [];
    if (sizeOfUser.lines + size.lines - size.imports > maxLinesOfUser) return [];
    return topicOf(path) === topicOf(user) ? [{ path, user }] : [];
  });
}

const targetOf = (path: string, specifier: string): string =>
  (specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier)).replace(
    /\?\w+$/,
    '',
  );

/** `web/pages/mine`, `server/services/rights`, `core/rules/pay`, or the folder of a file that stands higher. */
const topicOf = (path: string): string => posix.dirname(path).split('/').slice(0, 3).join('/');
