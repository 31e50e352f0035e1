import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Source files by their path in the repository. */
export type Tree = ReadonlyMap<string, string>;

/** The mini-program's own folder also holds its packages. */
const foldersOfCode = ['core', 'server', 'web', 'console', 'e2e', 'bench', 'mini-program/src'];

export function readTree(root: string, folders: readonly string[] = foldersOfCode): Tree {
  const paths = folders
    .filter((folder) => statSync(join(root, folder), { throwIfNoEntry: false }))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

export const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\/|^(e2e|bench)\//.test(path);
