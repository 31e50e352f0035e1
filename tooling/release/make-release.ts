import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { releasePackage } from './release-package.ts';

/** Beside `dist` and package.json: what an install and the guide need. */
export const releaseFiles = [
  'package-lock.json',
  '.npmrc',
  '.env.example',
  'LICENSE',
  'CHANGELOG.md',
  'docs/operations.md',
  'docs/operations',
  'docs/imports',
  'docs/partners.md',
] as const;

/** Writes the folder of a release from the last build. Source maps of pages are an archive of their own. */
export function makeRelease(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const maps = join(projectRoot, 'dist/maps');
  cpSync(join(projectRoot, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (source) => source !== maps,
  });
  for (const file of releaseFiles) cpSync(join(projectRoot, file), join(folder, file), { recursive: true });
  const own = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Parameters<
    typeof releasePackage
  >[0];
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(releasePackage(own), undefined, 2)}\n`);
}

/** `node tooling/release/make-release.ts folder` */
if (import.meta.main) makeRelease(process.argv[2] ?? 'release');
