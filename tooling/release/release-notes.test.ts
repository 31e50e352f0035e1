import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { release } from '#core/config/release.ts';
import { projectRoot } from '../project-root.mjs';
import { releaseNotes } from './release-notes.mjs';

const changelog = `# Changelog

## [Unreleased]

- soon

## [0.2.0] - 2026-11-18

### Added

- this

## [0.1.0] - 2026-11-15

- that
`;

it('a release has the section of its version', () =>
  expect(releaseNotes('v0.2.0', '0.2.0', changelog)).toBe('### Added\n\n- this\n'));

it('a release is refused when its tag is not the version of the package', () =>
  expect(() => releaseNotes('v0.3.0', '0.2.0', changelog)).toThrow('package.json has version 0.2.0'));

it('a release is refused without a section of its own', () =>
  expect(() => releaseNotes('v0.3.0', '0.3.0', changelog)).toThrow('no section "## [0.3.0]'));

it('the version of the package is that of the product, and has its section in the changelog', () => {
  const text = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
  const { version } = JSON.parse(text('package.json')) as { readonly version: string };
  expect(release).toBe(version);
  expect(releaseNotes(`v${version}`, version, text('CHANGELOG.md'))).toContain('\n- ');
});
