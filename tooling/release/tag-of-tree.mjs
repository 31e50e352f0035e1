import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root.mjs';
import { releaseNotes } from './release-notes.mjs';

/**
 * The tag of a tree that is a release: nothing in it is unreleased, and CHANGELOG.md has a section for its version. Any other tree has
 * none.
 *
 * @param {string} version
 * @param {string} changelog
 * @returns {string | undefined}
 */
export function tagOfTree(version, changelog) {
  const [, unreleased = ''] = changelog.split(/^## \[Unreleased\]$/m);
  if (/^- /m.test(unreleased.split(/^## /m)[0] ?? '')) return undefined;
  const tag = `v${version}`;
  releaseNotes(tag, version, changelog);
  return tag;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = (/** @type {string} */ file) => readFileSync(join(projectRoot, file), 'utf8');
  const { version } = JSON.parse(text('package.json'));
  process.stdout.write(tagOfTree(version, text('CHANGELOG.md')) ?? '');
}
