import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  divideFen,
  exactYuan,
  formatFen,
  multiplyFen,
  parseYuan,
  shortYuan,
  subtractFen,
  sumFen,
} from './money.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
/** `npm run long` raises it with fc.configureGlobal. */
const numRuns = fc.readConfigureGlobal().numRuns ?? 1000;

describe('money in fen (§9, decisions §1)', () => {
  it.each([
    ['19.9', 1990],
    ['19.90', 1990],
    ['0.01', 1],
    ['0.019', 1],
    ['12.999', 1299],
    [' 5 ', 500],
    ['9999999999999.99', 999_999_999_999_999],
    [9_999_999_999_999.9, 999_999_999_999_990],
    [0.29, 29],
    [1.15, 115],
    [0.1 + 0.2, 30],
    [8.2 * 3, 2460],
    [1e-11, 0],
    [0, 0],
  ])('reads %j yuan as %i fen, rounded down', (yuan, fen) => expect(parseYuan(yuan)).toBe(fen));

  it.each([
    ['-1'],
    [-0.5],
    [''],
    ['1e3'],
    ['1,000'],
    ['一元'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['99999999999999'],
    ['1.'],
    ['.5'],
    ['1.2.3'],
    ['¥1'],
    [1e20],
    ['1.5元'],
  ])('%j is no amount', (yuan) => {
    expect(parseYuan(yuan)).toBeUndefined();
  });

  it.each([
    ['10.00', 1_000],
    ['10.5', 1_050],
    ['10', 1_000],
    ['10.005', undefined],
    ['10.000', undefined],
    [' 10.00', undefined],
    ['10.00 ', undefined],
    ['-10.00', undefined],
    ['', undefined],
  ])('a channel that reports %j yuan has %s fen, never a rounded amount', (yuan, fen) =>
    expect(exactYuan(yuan)).toBe(fen),
  );

  it.each([
    [0, '0.00', '0'],
    [1, '0.01', '0.01'],
    [10, '0.10', '0.1'],
    [1990, '19.90', '19.9'],
    [2000, '20.00', '20'],
    [100_000, '1000.00', '1000'],
  ])('%i fen is formatted as %s, in running text as %s', (fen, text, short) => {
    expect(formatFen(fen)).toBe(text);
    expect(shortYuan(fen)).toBe(short);
  });

  it.each([
    [999, 0.8, 799],
    [1, 0.7, 0],
    [1_000_000, 0.7, 700_000],
    [115, 1.1, 126],
    [500, 0, 0],
    [500, -2, 0],
  ])('%i fen times %d is %i', (fen, factor, product) => expect(multiplyFen(fen, factor)).toBe(product));

  it.each([
    [1000, 3, 333],
    [5600, 3, 1866],
    [70, 0.7, 100],
  ])('%i fen by %d is %i', (fen, divisor, quotient) => expect(divideFen(fen, divisor)).toBe(quotient));

  it('does not divide by what is no number', () =>
    expect(() => divideFen(100, Number.NaN)).toThrow(RangeError));

  it.each([0, -1])('does not divide by %d', (divisor) =>
    expect(() => divideFen(100, divisor)).toThrow(RangeError(`cannot divide money by ${divisor}`)),
  );

  it.each([1.5, -1, Number.NaN, 2 ** 53])('rejects the amount %d', (fen) =>
    expect(() => formatFen(fen)).toThrow(RangeError(`not an amount in fen: ${fen}`)),
  );

  it('formatted amounts parse back to the same value', () => {
    fc.assert(
      fc.property(amounts, (fen) => {
        expect(parseYuan(formatFen(fen))).toBe(fen);
        expect(parseYuan(shortYuan(fen))).toBe(fen);
      }),
      { numRuns },
    );
  });

  it('a float that represents whole fen parses to that amount', () => {
    fc.assert(
      fc.property(amounts, (fen) => {
        expect(parseYuan(fen / 100)).toBe(fen);
      }),
      { numRuns },
    );
  });

  it('multiplying and dividing round down to the exact fen', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 100 }), (fen, percent) => {
        const exact = BigInt(fen) * BigInt(percent);
        expect(multiplyFen(fen, percent / 100)).toBe(Number(exact / 100n));
        expect(divideFen(fen, percent)).toBe(Number(BigInt(fen) / BigInt(percent)));
      }),
      { numRuns },
    );
  });

  it('results are never negative, and a part never exceeds the amount', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.double({ min: 0, max: 1, noNaN: true }), (fen, taken, factor) => {
        const left = subtractFen(fen, taken);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(fen);
        const part = multiplyFen(fen, factor);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(fen);
        expect(Number.isSafeInteger(part)).toBe(true);
        expect(sumFen([left, part])).toBe(left + part);
      }),
      { numRuns },
    );
  });
});
