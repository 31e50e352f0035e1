import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { demoFloorNames } from './testing/demo-floor-names.ts';
import { pinyinInitials } from './pinyin-initials.ts';

it.each(demoFloorNames)('reads %s as a dictionary does', (name) =>
  expect(pinyinInitials(name)).toBe(pinyin(name, { pattern: 'first', toneType: 'none' })),
);

it.each([
  ['5G流量', '5 G l l'],
  ['PLUS 会员', 'P L U S h y'],
  ['0元购', '0 y g'],
  ['鑫鑫', '鑫 鑫'],
  ['', ''],
])('reads %j as %j: what has no reading stands for itself', (name, initials) =>
  expect(pinyinInitials(name)).toBe(initials),
);
