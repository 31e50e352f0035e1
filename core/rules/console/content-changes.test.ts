import { expect, it } from 'vitest';
import { contentChanges } from './content-changes.ts';
import type { ContentDocument, ContentItem } from './content-document.ts';
import { floorsForm } from './content-forms/floors-form.ts';
import { mergeContent } from './merge-content.ts';

const floor = (id: string, fields: object = {}): ContentItem => ({
  ...floorsForm.blank(id, 'goods'),
  title: `标题${id}`,
  ...fields,
  id,
});
const document = (...items: ContentItem[]): ContentDocument => ({ items });
const base = document(floor('a'), floor('b'), floor('c'));
const changes = (after: ContentDocument) =>
  contentChanges(floorsForm, base, after).map(
    ({ field, before, after: now }) => `${field}：${before}→${now}`,
  );

it.each<readonly [string, ContentDocument, readonly string[]]>([
  ['nothing', base, []],
  [
    'a field, in words',
    document(floor('a', { areas: ['320500'], beginsAt: '2026-11-20T02:00:00.000Z' }), floor('b'), floor('c')),
    ['标题a · 城市：→苏州', '标题a · 开始：→2026-11-20 10:00'],
  ],
  ['the switch', document(floor('a', { isOn: false }), floor('b'), floor('c')), ['标题a · 状态：启用→停用']],
  ['a move, named once', document(floor('b'), floor('c'), floor('a')), ['标题a · 位置：第1个→第3个']],
  [
    'an addition and a removal',
    document(floor('a'), floor('d'), floor('c')),
    ['标题d：→新增楼层', '标题b：有这个楼层→移除'],
  ],
])('changes are named field by field: %s', (_name, after, expected) =>
  expect(changes(after)).toEqual(expected),
);

it('a draft takes over what only the live content changed, and keeps its own value where both changed', () => {
  const live = document(floor('c'), floor('a', { title: '线上', subTitle: '新的' }), floor('e'));
  const draft = document(
    floor('a', { title: '草稿' }),
    floor('b', { title: '改过' }),
    floor('c'),
    floor('d'),
  );
  const merged = mergeContent(floorsForm, base, live, draft);
  expect(merged.document.items.map(({ id, title, subTitle }) => [id, title, subTitle])).toEqual([
    ['a', '草稿', '新的'],
    ['b', '改过', ''],
    ['c', '标题c', ''],
    ['d', '标题d', ''],
    ['e', '标题e', ''],
  ]);
  expect(merged.conflicts).toEqual([
    { field: '草稿 · 标题', before: '线上', after: '草稿' },
    { field: '改过', before: '线上已移除', after: '草稿里有改动，保留' },
  ]);
});
