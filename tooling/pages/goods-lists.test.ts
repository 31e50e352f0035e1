import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImports } from '../boundaries/read-imports.ts';
import { projectRoot } from '../project-root.mjs';
import { readText } from '../styles/read-styles.ts';
import { linkReasons, listReasons, tillCalls } from './list-reasons.ts';

const family = 'web/features/goods/list/';
const sources = globSync('web/{pages,features}/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => {
    const source = readText(join(projectRoot, file));
    return { file, source, imports: readImports(file, source).imports };
  });
const importing = (name: string) =>
  sources
    .filter(
      ({ file, imports }) =>
        !file.startsWith(family) && imports.some((each) => each.specifier.endsWith(name)),
    )
    .map(({ file }) => basename(file))
    .toSorted();
const saying = (words: RegExp) => sources.filter(({ source }) => words.test(source)).map(({ file }) => file);

describe('goods', () => {
  it('are listed by one family of components; other lists of cards have a reason', () =>
    expect(importing('/goods-card/goods-list.tsx')).toEqual(Object.values(listReasons).flat().toSorted()));

  it('get their link and the visitor’s own price there; others have a reason', () =>
    expect(importing('/use-linked-goods.ts').filter((file) => !file.startsWith('saved-'))).toEqual(
      Object.values(linkReasons).flat().toSorted(),
    ));

  it('are loaded page by page at one end of a list', () => expect(saying(/已经到底啦/)).toEqual([]));
});

describe('a purchase', () => {
  it.each(Object.entries(tillCalls))('calls %s at the till alone', (call, files) =>
    expect(saying(new RegExp(`\\b${call.replace('.', '\\.')}\\b`))).toEqual(files),
  );

  it('reaches the till by one link', () => expect(saying(/page: 'payment'/)).toEqual([]));
});
