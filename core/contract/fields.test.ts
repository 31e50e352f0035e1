import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  always,
  idText,
  latitude,
  singleLine,
  longitude,
  maskedMobile,
  mobile,
  month,
  oneOf,
  notInSpec,
  pageOf,
  paging,
  opaqueToken,
  webUrl,
  integer,
} from './fields.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const notANumber = [
  '',
  ' ',
  '1 ',
  'abc',
  '0x10',
  '1e3',
  '1e999',
  '007',
  '+1',
  '1.',
  '.5',
  'NaN',
  'Infinity',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  true,
  [],
  ['1'],
  {},
];

describe('ids', () => {
  test('are text, and a number becomes the text it prints', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(idText.parse(number)).toBe(String(number));
        expect(idText.parse(String(number))).toBe(String(number));
      }),
    );
  });

  test('come through unchanged when they are well formed, up to 64 characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_.:-]{1,64}$/), (text) => {
        expect(idText.parse(text)).toBe(text);
      }),
    );
    expect(accepts(idText, 'a'.repeat(65))).toBe(false);
  });

  test.each(['', ' 1', "1' or '1'='1", '../etc', '1\n', '编号', 1.5, 2 ** 53, Number.NaN, null, {}, ['1']])(
    'are refused when they look like %j',
    (value) => {
      expect(accepts(idText, value)).toBe(false);
    },
  );
});

describe('paging', () => {
  const input = z.object(paging);

  test('starts at the first page of ten', () => {
    expect(input.parse({})).toEqual({ pageNum: 1, pageSize: 10 });
  });

  test('reads page numbers from a query string as from a body', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 50 }),
        (pageNum, pageSize) => {
          expect(input.parse({ pageNum: String(pageNum), pageSize: String(pageSize) })).toEqual(
            input.parse({ pageNum, pageSize }),
          );
        },
      ),
    );
  });

  test('refuses more than fifty rows and pages before the first', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 51 }), fc.double({ noInteger: true })),
        (size) => {
          expect(accepts(input, { pageSize: size })).toBe(false);
          expect(accepts(input, { pageSize: String(size) })).toBe(false);
        },
      ),
    );
    expect(accepts(input, { pageNum: 0 })).toBe(false);
  });

  test('answers with list, total and hasNext', () => {
    expect(pageOf(z.string()).parse({ list: ['a'], total: 1, hasNext: false })).toEqual({
      list: ['a'],
      total: 1,
      hasNext: false,
    });
  });
});

describe('numbers sent as text', () => {
  const anySafe = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

  test('are read as that number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(anySafe.parse(String(number))).toBe(number === 0 ? 0 : number);
      }),
    );
  });

  test.each(notANumber)('are refused when they are %j', (value) => {
    expect(accepts(anySafe, value)).toBe(false);
    expect(accepts(longitude, value)).toBe(false);
  });

  test.each(['9007199254740993', '-9007199254740993', 2 ** 53, '99999999999999999999', '1.5'])(
    'are refused where they would lose digits: %j',
    (value) => {
      expect(accepts(anySafe, value)).toBe(false);
    },
  );

  test('are accepted only as a finite number or its plain decimal text', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = anySafe.safeParse(value);
        if (parsed.success) expect(String(value)).toBe(String(parsed.data));
      }),
    );
  });

  test('may be codes: one of a fixed set, or the single value the specification sends', () => {
    expect(oneOf(1, 2, 3).parse('2')).toBe(2);
    expect(accepts(oneOf(1, 2, 3), '4')).toBe(false);
    expect(always(2).parse(undefined)).toBe(2);
    expect(always(2).parse('2')).toBe(2);
    expect(accepts(always(2), 1)).toBe(false);
  });
});

describe('coordinates (§5)', () => {
  test('are accepted anywhere on the globe but at zero', () => {
    const onGlobe = (limit: number) =>
      fc.double({ min: -limit, max: limit, noNaN: true }).filter((value) => value !== 0);
    fc.assert(
      fc.property(onGlobe(180), onGlobe(90), (lng, lat) => {
        expect(longitude.parse(lng)).toBe(lng);
        expect(latitude.parse(lat)).toBe(lat);
      }),
    );
    expect(longitude.parse('118.7674130')).toBe(118.767413);
  });

  test.each([undefined, null, '', 0, '0', '0.0000000', '-0', 'abc', 181, '-180.0000001'])(
    'are refused when missing, zero, off the globe or not numeric: %j',
    (value) => {
      expect(accepts(longitude, value)).toBe(false);
      expect(accepts(latitude, value)).toBe(false);
    },
  );
});

describe('phone numbers (§5)', () => {
  test('are eleven digits, the first 1, the second 3 to 9', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (digits) => {
        expect(accepts(mobile, digits)).toBe(digits.startsWith('1') && '3456789'.includes(digits.charAt(1)));
      }),
    );
  });

  test.each(['1380000000', '138000000011', '13800000001\n', ' 13800000001', '１３８００００００００１'])(
    'are refused when they are %j',
    (value) => {
      expect(accepts(mobile, value)).toBe(false);
    },
  );

  test('leave the server masked: three digits, four stars, four digits', () => {
    expect(accepts(maskedMobile, '138****0001')).toBe(true);
    expect(accepts(maskedMobile, '13800000001')).toBe(false);
  });
});

describe('text', () => {
  test('of one line is trimmed and carries no control characters', () => {
    expect(singleLine(8).parse('  小苏同学 ')).toBe('小苏同学');
    for (const value of ['', '   ', 'a\nb', 'a\u0000b', 'a'.repeat(9)])
      expect(accepts(singleLine(8), value)).toBe(false);
  });

  test('of a token has no spaces', () => {
    expect(accepts(opaqueToken, 'eyJ.a-b_c=')).toBe(true);
    for (const value of ['', 'a b', 'a\r\nb', 'x'.repeat(4097)])
      expect(accepts(opaqueToken, value)).toBe(false);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//host', '/path', 'ftp://host/'])(
    'of a URL is http or https, so %s is refused',
    (value) => {
      expect(accepts(webUrl, value)).toBe(false);
    },
  );

  test.each([
    ['2026-08', true],
    ['2026-13', false],
    ['2026-8', false],
    ['0000-01', false],
  ])('of a cycle is a calendar month: %s', (value, good) => {
    expect(accepts(month, value)).toBe(good);
  });
});

test('a schema that is not in the specification says so in OpenAPI', () => {
  expect(z.toJSONSchema(notInSpec(z.object({})))).toMatchObject({ notInSpec: true });
});
