import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const folder = join(projectRoot, 'docs/decisions');
const folders = ['core', 'server', 'web', 'e2e', 'bench', 'tooling', 'docs', '.github'];
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', '.env.example'];
const texts = folders
  .flatMap((each) =>
    readdirSync(join(projectRoot, each), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(each, file),
    ),
  )
  .filter((file) => /\.(md|tsx?|mjs|sql|css|ya?ml)$/.test(file))
  .concat(documents);
const pages = readdirSync(folder).filter((file) => file !== 'README.md');
const rows = readFileSync(join(folder, 'README.md'), 'utf8')
  .split('\n')
  .map((row) => /^\| (?:\[(\d{4})\]\(([^)]+)\)|(\d{4})) +\| (.*?) +\| (.*?) +\|$/.exec(row))
  .filter((match) => match !== null)
  .map(([, linked, file, bare, title = '', status = '']) => ({
    number: linked ?? bare ?? '',
    file,
    title,
    status,
  }));

describe('the index of the decisions', () => {
  it('lists every page with its title, and no page that is not there', () => {
    const listed = rows.filter(({ file }) => file !== undefined);
    expect(listed.map(({ file, number, title }) => `${file}: ${number} ${title}`)).toEqual(
      pages.toSorted().map((file) => {
        const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n', 1);
        return `${file}: ${heading.replace(/^# (\d{4}):?/, '$1')}`;
      }),
    );
  });

  it('has each number once, in order', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort());
  });

  it('says of each page whether it counts, and of one that moved where it is', () => {
    const numbers = new Set(rows.map(({ number }) => number));
    for (const { number, file, status } of rows) {
      expect(status, number).toMatch(/^(accepted|superseded by \d{4}|moved to \[)/);
      expect(status.startsWith('moved'), number).toBe(file === undefined);
      for (const [other] of status.matchAll(/\b\d{4}\b/g)) expect(numbers, number).toContain(other);
      for (const [, target = ''] of status.matchAll(/\]\(([^)]+)\)/g))
        expect(existsSync(join(folder, target)), target).toBe(true);
    }
  });
});

it('every reference to a decision names a page that is there', () => {
  const isThere = (reference: string): boolean =>
    pages.some((file) => (reference.endsWith('.md') ? file === reference : file.startsWith(reference)));
  const missing = texts.flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/decisions\/(\d{4}(?:[\w-]*\.md)?)/g)]
      .filter(([, reference = '']) => !isThere(reference))
      .map(([reference]) => `${file}: ${reference}`),
  );
  expect(missing).toEqual([]);
});

it('every link of a document leads to a file that is there', () => {
  const missing = texts
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)]
        .filter(([, target = '']) => !existsSync(join(projectRoot, dirname(file), target)))
        .map(([link]) => `${file}: ${link}`),
    );
  expect(missing).toEqual([]);
});
