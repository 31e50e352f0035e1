import { expect, it } from 'vitest';
import { paragraphChanges } from './paragraph-changes.ts';

const changed = (before: string, after: string) =>
  paragraphChanges(before, after).map((each) => [each.kind, each.before, each.after].join(':'));

it('equal texts change nothing, whatever their line breaks', () => {
  expect(changed('一\n二', '一\r\n\r\n 二 ')).toEqual(['same:一:一', 'same:二:二']);
});

it('a changed paragraph is paired with what it was, others are added or removed', () => {
  expect(changed('一\n二\n三\n四', '一\n二改\n三\n新\n四')).toEqual([
    'same:一:一',
    'changed:二:二改',
    'same:三:三',
    'added::新',
    'same:四:四',
  ]);
  expect(changed('一\n二\n三', '三')).toEqual(['removed:一:', 'removed:二:', 'same:三:三']);
});

it('a text of 400 paragraphs of which one is new is compared paragraph by paragraph', () => {
  const old = Array.from({ length: 400 }, (_, at) => `第${at}段`);
  const changes = paragraphChanges(
    old.join('\n'),
    [...old.slice(0, 200), '插入', ...old.slice(200)].join('\n'),
  );
  expect(changes.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'added', before: '', after: '插入' },
  ]);
});
