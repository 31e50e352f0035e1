import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { miniProgramTabs } from '#core/site/mini-program-tabs.ts';
import { routes } from '#core/site/routes.ts';
import { miniProgramProject } from '#core/site/projects.ts';
import { checkPackage } from '#tooling/mini-program/check-package.ts';
import { packageRoot, readPackage } from './host/package.ts';

describe('the built package', () => {
  it('has nothing that the chat app would refuse, and keeps its sizes', () =>
    expect(checkPackage(packageRoot)).toEqual([]));

  it('has the paths of the specification, its tabs among them, a channel and three pages of ours (§2)', () => {
    const { pages, tabs } = readPackage();
    const paths = routes
      .filter(({ project }) => project === miniProgramProject)
      .map(({ path }) => path.slice(1));
    expect(paths).toHaveLength(14);
    const ours = ['web-page', 'sign-in', 'city'].map((page) => `pages/site/${page}`);
    expect(pages.toSorted()).toEqual([...paths, ...ours].toSorted());
    expect(tabs.toSorted()).toEqual(miniProgramTabs.map((path) => path.slice(1)).toSorted());
  });
});

interface Pages {
  readonly pages: readonly string[];
}

describe('the check of the package finds', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mini-program-'));
    cpSync(packageRoot, root, { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const change = (file: string, how: (text: string) => string): void =>
    writeFileSync(join(root, file), how(readFileSync(join(root, file), 'utf8')));
  const app = (how: (json: Pages) => Pages): void =>
    change('app.json', (text) => {
      const json = JSON.parse(text) as Pages;
      return JSON.stringify({ ...json, ...how(json) });
    });

  it.each<[string, () => void, string]>([
    [
      'a page without its script',
      () => rmSync(join(root, 'pages/goods/goods-detail.js')),
      'goods-detail.js is missing',
    ],
    ['a page without its template', () => rmSync(join(root, 'pages/home.wxml')), 'home.wxml is missing'],
    [
      'a page that is listed twice',
      () => app(({ pages }) => ({ pages: [...pages, 'pages/home'] })),
      'listed twice',
    ],
    [
      'a tab of a sub-package',
      () => app(({ pages }) => ({ pages: pages.slice(1) })),
      'no page of the main package',
    ],
    [
      'a tab icon that is gone',
      () => rmSync(join(root, 'art/tab/home-on.png')),
      'icon art/tab/home-on.png is missing',
    ],
    [
      'a tab icon that is too large',
      () => writeFileSync(join(root, 'art/tab/home.png'), Buffer.alloc(50_000)),
      'larger than 40 KB',
    ],
    ['a component that is gone', () => rmSync(join(root, 'comp.js')), 'component comp is missing'],
    ['a script that does not parse', () => change('pages/home.js', (text) => `${text}\n(`), 'SyntaxError'],
    [
      'a script that requires what is not there',
      () => change('pages/home.js', (text) => `require("./gone");${text}`),
      'requires ./gone',
    ],
    ['a template that does not compile', () => change('pages/home.wxml', (text) => `${text}<view>`), 'wcc'],
    ['a configuration that does not parse', () => change('pages/home.json', () => '{'), 'pages/home.json'],
    [
      'a main package beyond 600 KB',
      () => writeFileSync(join(root, 'large.txt'), Buffer.alloc(600 * 1024)),
      'package main has',
    ],
    [
      'a sub-package beyond 400 KB',
      () => writeFileSync(join(root, 'pages/goods/large.txt'), Buffer.alloc(400 * 1024)),
      'package pages/goods has',
    ],
  ])('%s', (_what, plant, sentence) => {
    plant();
    expect(checkPackage(root).join('\n')).toContain(sentence);
  });
});
