import { expect, it } from 'vitest';
import type { SectionText } from '../../../contract/console/goods-editor.shapes.ts';
import { changedSections } from './section-texts.ts';

const about: SectionText = {
  place: 1,
  kind: 'about',
  title: '商品介绍',
  blocks: [{ kind: 'paragraph', text: '三端通用。' }],
};
const parameters: SectionText = {
  place: 2,
  kind: 'parameters',
  title: '参数',
  blocks: [
    { kind: 'parameters', rows: [{ name: '容量', value: '500 毫升' }] },
    { kind: 'list', items: ['少冰', '去冰'] },
  ],
};

it('names each section that changes, with its words', () => {
  expect(
    changedSections([about], [{ ...about, blocks: [{ kind: 'paragraph', text: '两端通用。' }] }, parameters]),
  ).toEqual([
    { field: '图文：商品介绍', before: '三端通用。', after: '两端通用。' },
    { field: '图文：参数', before: '', after: '容量：500 毫升 少冰、去冰' },
  ]);
});

it('another order of the same sections is a change of its own', () => {
  expect(changedSections([about, parameters], [parameters, about])).toEqual([
    { field: '图文顺序', before: '商品介绍、参数', after: '参数、商品介绍' },
  ]);
  expect(changedSections([about], [about])).toEqual([]);
});
