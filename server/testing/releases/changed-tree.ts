import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSources } from './last-release.ts';

export interface ChangedTree {
  /** The built server. */
  readonly main: string;
  remove(): void;
}

const root = join(import.meta.dirname, '../../..');
const sources = [
  'core',
  'server',
  'tooling/build',
  'tooling/project-root.mjs',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** Parts of files that are replaced, by the name of the file. */
type Changes = Readonly<Record<string, readonly (readonly [part: string | RegExp, by: string])[]>>;

/** The server of this tree with some parts of its sources replaced, built. */
export async function changedTree(name: string, changes: Changes): Promise<ChangedTree> {
  // Within the project, where its packages are found.
  const folder = join(root, `.cache/releases/${name}.${process.pid}`);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true });
  for (const source of sources)
    cpSync(join(root, source), join(folder, source), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
  for (const [file, parts] of Object.entries(changes)) {
    const path = join(folder, file);
    writeFileSync(
      path,
      parts.reduce(
        (text, [part, by]) => {
          const changed = text.replace(part, by);
          if (changed === text) throw new Error(`${file} has no ${String(part)} any more`);
          return changed;
        },
        readFileSync(path, 'utf8'),
      ),
    );
  }
  return { main: await buildSources(folder), remove };
}
