import { describe, expect, it } from 'vitest';
import { isCode, isFlagSet } from './codes.ts';

describe('codes and flags arrive as numbers or as text', () => {
  it.each([
    [22, 22, true],
    ['22', 22, true],
    [22, '22', true],
    [2, 22, false],
    [undefined, 22, false],
    [null, 0, false],
    ['', 0, false],
  ])('%j is the code %j: %s', (value, code, same) => expect(isCode(value, code)).toBe(same));

  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    [2, false],
    [undefined, false],
    [null, false],
  ])('%j is a set flag: %s', (flag, isSet) => expect(isFlagSet(flag)).toBe(isSet));
});
