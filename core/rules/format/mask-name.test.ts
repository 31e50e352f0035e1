import { expect, it } from 'vitest';
import { maskName } from './mask-name.ts';

it.each([
  ['林小满', '林**'],
  [' 阿禾', '阿**'],
  ['用户2708', '用**'],
  ['𠮷野', '𠮷**'],
  ['', '用**'],
])('%s is shown to others as %s', (name, shown) => expect(maskName(name)).toBe(shown));
