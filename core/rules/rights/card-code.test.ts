import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardCodeFrom, cardCodeLength, cardCodeSigns, printCardCode, readCardCode } from './card-code.ts';

const randomBytes = fc.uint8Array({ minLength: cardCodeLength, maxLength: 32 });

describe('a card code (decisions §4)', () => {
  it('is at least 64 bits long (A18)', () => {
    expect(new Set(cardCodeSigns).size).toBe(32);
    expect(cardCodeLength * Math.log2(cardCodeSigns.length)).toBeGreaterThanOrEqual(64);
  });

  it('is made from random bytes and has sixteen unambiguous characters', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        expect(cardCodeFrom(bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
      }),
    );
  });

  it('has a character for the low five bits of each of the first sixteen bytes', () => {
    const bytes = (from: number) => Array.from({ length: 20 }, (_, at) => from + at);
    expect(cardCodeFrom(bytes(0))).toBe('0123456789ABCDEF');
    expect(cardCodeFrom(bytes(16))).toBe('GHJKMNPQRSTVWXYZ');
    expect(cardCodeFrom(bytes(224))).toBe('0123456789ABCDEF');
  });

  it('is parsed from its printed form in upper or lower case', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        const code = cardCodeFrom(bytes);
        expect(readCardCode(printCardCode(code).toLowerCase())).toBe(code);
      }),
    );
  });

  it.each([
    ['SX7K29QF8MABCDEF', 'SX7K-29QF-8MAB-CDEF'],
    ['SX7K2', 'SX7K-2'],
    ['', ''],
  ])('%s is printed as %s', (code, printed) => expect(printCardCode(code)).toBe(printed));

  it.each([
    [' sx7k 29qf-8mab\tcdef ', 'SX7K29QF8MABCDEF'],
    ['oO-iI-lL', '001111'],
    ['卡密：1', '卡密：1'],
  ])('%j is read as %s', (typed, read) => expect(readCardCode(typed)).toBe(read));
});
