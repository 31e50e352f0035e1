import { describe, expect, it } from 'vitest';
import { code128Bars, code128Symbols, code128Widths } from './code-128.ts';

/** Reads bars like a scanner: widths to symbols, check, digits. */
function scanned({ bars, width }: ReturnType<typeof code128Bars>): string {
  const dark = Array.from({ length: width }, () => '0');
  for (const bar of bars) dark.fill('1', bar.x, bar.x + bar.width);
  const runs = (dark.join('').match(/1+|0+/g) ?? []).map((run) => String(run.length)).join('');
  const body = runs.slice(0, -7);
  const symbols = (body.match(/.{6}/g) ?? []).map((each) => code128Widths.indexOf(each));
  expect(runs.slice(-7)).toBe('2331112');
  const [start = -1, ...rest] = symbols;
  const check = rest.pop();
  expect(start).toBe(105);
  expect(rest.reduce((sum, value, at) => sum + value * (at + 1), start) % 103).toBe(check);
  return rest.map((value) => String(value).padStart(2, '0')).join('');
}

describe('the barcode of a pay code', () => {
  it('has 107 patterns of eleven modules, all different, and the stop of thirteen', () => {
    expect(new Set(code128Widths).size).toBe(107);
    const sums = code128Widths.map((each) => [...each].reduce((sum, digit) => sum + Number(digit), 0));
    expect(sums.slice(0, 106)).toEqual(Array.from({ length: 106 }, () => 11));
    expect(sums[106]).toBe(13);
  });

  it.each(['00', '62859999000012345678', '01234567890123456789', '9'.repeat(24)])(
    'of %s is read back by a scanner',
    (digits) => expect(scanned(code128Bars(digits))).toBe(digits),
  );

  it('has the check symbol of the standard', () =>
    expect(code128Symbols('098765432187')).toEqual([105, 9, 87, 65, 43, 21, 87, expect.any(Number), 106]));

  it.each(['', '1', '12a4', '123'])('is not made of "%s"', (digits) =>
    expect(() => code128Symbols(digits)).toThrow(RangeError),
  );
});
