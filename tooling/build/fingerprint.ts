import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** The inputs of a build. */
const inputs = [
  'core',
  'server',
  'web',
  'console',
  'tooling/build',
  'vite.config.ts',
  'vite.console.config.ts',
  'package.json',
  'package-lock.json',
];
const leftOut = /\.test\.tsx?$|(^|\/)testing\//;

/** Sizes and times of the files: cheap, but different after a fresh checkout of the same contents. */
export function listing(root: string = projectRoot): string {
  return digest(
    files(root).map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
}

/** The files' contents decide whether a build is still valid. */
export function contents(root: string = projectRoot, of: readonly string[] = inputs): string {
  return digest(files(root, of).flatMap((file) => [file, readFileSync(join(root, file))]));
}

function files(root: string, of: readonly string[] = inputs): readonly string[] {
  return of.flatMap((input) => filesIn(root, input)).filter((file) => !leftOut.test(file));
}

function filesIn(root: string, input: string): readonly string[] {
  const found = statSync(join(root, input), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [input];
  return readdirSync(join(root, input), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
