import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import table from '../../data/pinyin-initials.json' with { type: 'json' };
import { pinyinInitial, pinyinInitials } from './pinyin-initials.ts';
import { demoFloorNames } from './testing/demo-floor-names.ts';

it.each(demoFloorNames)('reads %s as a dictionary does', (name) =>
  expect(pinyinInitials(name)).toBe(pinyin(name, { pattern: 'first', toneType: 'none' })),
);

it.each([
  ['5G流量', '5 G l l'],
  ['PLUS 会员', 'P L U S h y'],
  ['0元购', '0 y g'],
  ['溧阳', 'l y'],
  ['盱眙', 'x y'],
  ['邳州', 'p z'],
  ['荟萃', 'h c'],
  ['鑫鑫', 'x x'],
  ['𠮷', '𠮷'],
  ['', ''],
])('reads %j as %j: what has no reading stands for itself', (name, initials) =>
  expect(pinyinInitials(name)).toBe(initials),
);

describe('the table of initials', () => {
  const decoder = new TextDecoder('gbk');
  const inGb2312 = (high: number, low: number) => decoder.decode(Uint8Array.from([high, low]));
  const columns = Array.from({ length: 94 }, (_, at) => 0xa1 + at);
  const rowsOf = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const sortedByPinyin = rowsOf(0xb0, 0xd7).flatMap((row) =>
    columns.map((column) => inGb2312(row, column)).filter((character) => /\p{Script=Han}/u.test(character)),
  );

  it('has every character of GB 2312', () => {
    for (const row of rowsOf(0xd8, 0xf7))
      for (const column of columns)
        expect(pinyinInitial(inGb2312(row, column)), inGb2312(row, column)).toMatch(/^[a-z]$/);
  });

  it('has the order of the standard for its common characters, which it sorts by pinyin', () => {
    expect(sortedByPinyin).toHaveLength(3755);
    const initials = sortedByPinyin.map(pinyinInitial);
    expect(initials).toEqual(initials.toSorted());
  });

  it('has the dictionary’s reading of all others', () => {
    const common = new Set(sortedByPinyin);
    const letters = table.join('');
    expect(letters).toHaveLength(0x9fff - 0x4e00 + 1);
    const characters = Array.from(letters, (_, at) => String.fromCodePoint(0x4e00 + at));
    const first = (character: string) => pinyin(character, { pattern: 'first', toneType: 'none' });
    const different = characters.filter(
      (character) => !common.has(character) && pinyinInitial(character) !== first(character),
    );
    expect(different).toEqual([]);
  });
});
