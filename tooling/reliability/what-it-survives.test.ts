import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const ids = Object.entries({ L: 6, F: 18, I: 5, A: 22, V: 5 }).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, at) => `${kind}${at + 1}`),
);
const tests = new Set(
  ['core', 'server', 'web', 'e2e', 'bench', 'tooling'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      basename(file),
    ),
  ),
);
/** `- **F4 Title** (shown). What happens. `file.test.ts``, over one or more lines. */
const items = readFileSync(join(projectRoot, 'docs/reliability.md'), 'utf8')
  .split(/\n- (?=\*\*)/)
  .slice(1)
  .map((entry) => entry.split('\n\n')[0]?.replaceAll(/\s+/g, ' ') ?? '')
  .map((entry) => {
    const [, id = '', state = '', text = ''] =
      /^\*\*([A-Z]\d+) .*?\*\* \(([a-z ]+)\)\. (.*)$/.exec(entry) ?? [];
    const files = [...text.matchAll(/`([^`]+\.(?:test|bench)\.tsx?)`/g)].map(([, file = '']) => file);
    return { id, state, files, happens: text.split('`')[0]?.trim() ?? '' };
  });

describe('docs/reliability.md', () => {
  it('lists every item once, in order', () => expect(items.map(({ id }) => id)).toEqual(ids));

  it.each(items)('says of $id what happens, and shows it by tests and benches that exist', (item) => {
    expect(['shown', 'partly', 'not yet']).toContain(item.state);
    expect(item.happens).toMatch(/^[A-Z0-9"].{20,}/);
    if (item.state !== 'not yet') expect(item.files).not.toEqual([]);
    expect(item.files.filter((file) => !tests.has(file))).toEqual([]);
  });
});
