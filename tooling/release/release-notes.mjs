import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root.mjs';

/**
 * The section of CHANGELOG.md for a tag such as v0.2.0; throws when tag, package.json and CHANGELOG.md do not agree.
 *
 * @param {string} tag
 * @param {string} version
 * @param {string} changelog
 * @returns {string}
 */
export function releaseNotes(tag, version, changelog) {
  if (tag !== `v${version}`)
    throw new Error(`The tag is ${tag}, but package.json has version ${version}: they must agree.`);
  const [, section] = changelog.split(
    new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  );
  const notes = section?.split(/^## /m)[0]?.trim();
  if (!notes) throw new Error(`CHANGELOG.md has no section "## [${version}] - date" with text.`);
  return `${notes}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = (/** @type {string} */ file) => readFileSync(join(projectRoot, file), 'utf8');
  const { version } = JSON.parse(text('package.json'));
  process.stdout.write(releaseNotes(process.argv[2] ?? '', version, text('CHANGELOG.md')));
}
