import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMobile, maskAll, maskMobile } from './phone.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const mobiles = fc.stringMatching(/^1[3-9][0-9]{9}$/);
const nonDigits = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\d%\\]/g, ''));

describe('a mobile number (§5)', () => {
  it.each([
    ['13800000001', true],
    ['19912345678', true],
    ['12800000001', false],
    ['23800000001', false],
    ['1380000000', false],
    ['138000000011', false],
    ['138 0000 0001', false],
    ['１3800000001', false],
    ['13800000001\n', false],
    ['', false],
  ])('%j: %s', (value, valid) => expect(isMobile(value)).toBe(valid));

  it('is shown as the first three digits, four asterisks and the last four', () => {
    expect(maskMobile('13800000001')).toBe('138****0001');
  });

  it.each([
    ['138****0001', '138****0001'],
    ['+8613800000001', '+86138****0001'],
    ['', ''],
    ['025-12345', '025-12345'],
  ])('%j, which is not just a number, is shown as %j', (value, shown) =>
    expect(maskMobile(value)).toBe(shown),
  );
});

describe('numbers inside a text', () => {
  it.each([
    ['充值到13800000001成功', '充值到138****0001成功'],
    ['tel13800000001abc', 'tel138****0001abc'],
    ['m_13800000001', 'm_138****0001'],
    ['13800000001,13900000002', '138****0001,139****0002'],
    ['{"mobile":"13800000001"}', '{"mobile":"138****0001"}'],
    ['%22mobile%22%3A%2213800000001%22', '%22mobile%22%3A%22138****0001%22'],
    ['\\u002213800000001\\u0022', '\\u0022138****0001\\u0022'],
    ['?mobile=8613800000001&x=1', '?mobile=86138****0001&x=1'],
    ['008613800000001', '0086138****0001'],
    ['138 0000 0001', '138****0001'],
    ['138-0000-0001', '138****0001'],
    ['138_0000/0001', '138****0001'],
    ['(138)0000，0001', '(138****0001'],
    ['（138）0000、0001', '（138****0001'],
    ['138 - 0000 - 0001', '138****0001'],
    ['138.0000.0001', '138****0001'],
    ['tel 138,0000,0001', 'tel 138****0001'],
    ['?m=138%200000%2F0001', '?m=138****0001'],
    ['?m=138%EF%BC%8C0000%EF%BC%8C0001', '?m=138****0001'],
    ['"138\\n0000\\n0001"', '"138****0001"'],
    ['No.13800000001', 'No.138****0001'],
    ['%E5%8F%B7.13800000001', '%E5%8F%B7.138****0001'],
    ['第1.13800000001', '第1.138****0001'],
    ['13800000001.13900000002', '138****0001.139****0002'],
  ])('%s is masked', (text, masked) => expect(maskAll(text)).toBe(masked));

  it.each([
    ['an 18-digit id', '137123456789012345'],
    ['an id that ends like a number', '9913800000001'],
    ['a 13-digit time stamp', '1741579200000'],
    ['a 12-digit number', '138000000012'],
    ['a time stamp of 14 digits', '20250301100304'],
    ['a coordinate', '118.7674130'],
    ['the fraction of a measurement', '{"responseTime":2.15893399715}'],
    ['a decimal number', '{"responseTime":139.12345678}'],
    ['a list of numbers', '{"ids":[138,1234,5678],"more":[1,138,1234,5678]}'],
    ['two fields', '{"a":138,"b":12345678}'],
    ['a precise coordinate', 'lng=118.13912345678,32.15812345678'],
  ])('%s stays readable', (_what, text) => expect(maskAll(text)).toBe(text));

  it('are always masked, whatever text surrounds them', () => {
    fc.assert(
      fc.property(nonDigits, mobiles, nonDigits, mobiles, (before, first, between, second) => {
        const masked = maskAll(`${before}${first}${between || ' '}${second}`);
        expect(masked).not.toMatch(/1[3-9]\d{9}/);
        expect(masked.startsWith(before)).toBe(true);
      }),
    );
  });

  it('are masked in URL-encoded text', () => {
    fc.assert(
      fc.property(nonDigits, mobiles, (before, number) => {
        expect(maskAll(encodeURIComponent(`${before}${number}`))).not.toContain(number);
      }),
    );
  });

  it('are masked once: masking again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), mobiles, fc.string(), (a, number, b) => {
        expect(maskAll(maskAll(a + number + b))).toBe(maskAll(a + number + b));
      }),
    );
  });

  it('are left alone inside longer runs of digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 30 }).chain(digits), nonDigits, (id, around) => {
        expect(maskAll(`${around}${id}${around}`)).toBe(`${around}${id}${around}`);
      }),
    );
  });

  it('are found in linear time', () => {
    // Quadratic time would be longer than the test may take.
    const long = '138 0000 '.repeat(50_000) + '86'.repeat(50_000) + '%22'.repeat(50_000);
    expect(maskAll(long).length).toBeGreaterThan(0);
  });
});
