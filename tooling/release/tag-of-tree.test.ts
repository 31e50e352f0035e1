import { expect, it } from 'vitest';
import { tagOfTree } from './tag-of-tree.mjs';

const sections = '## [0.2.0] - 2026-11-18\n\n- this\n\n## [0.1.0] - 2026-11-15\n\n- that\n';

it('a tree with nothing unreleased has the tag of its version', () =>
  expect(tagOfTree('0.2.0', `# Changelog\n\n## [Unreleased]\n\n${sections}`)).toBe('v0.2.0'));

it('a tree with something unreleased has none, though its version is released', () =>
  expect(
    tagOfTree('0.2.0', `# Changelog\n\n## [Unreleased]\n\n### Added\n\n- more\n\n${sections}`),
  ).toBeUndefined());

it('a version that the changelog does not know is refused', () =>
  expect(() => tagOfTree('0.3.0', `# Changelog\n\n## [Unreleased]\n\n${sections}`)).toThrow(
    'no section "## [0.3.0]',
  ));
