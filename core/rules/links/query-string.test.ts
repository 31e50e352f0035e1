import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryPairs, queryString } from './query-string.ts';

describe('writing and reading a query', () => {
  it('leaves empty values out and keeps 0 and false (§2)', () =>
    expect(queryString({ a: '1', b: '', c: undefined, d: null, e: 0, f: false, 名: '咖啡 &=' })).toBe(
      'a=1&e=0&f=false&%E5%90%8D=%E5%92%96%E5%95%A1%20%26%3D',
    ));

  it('reads pairs in order and keeps broken escapes', () =>
    expect(queryPairs('a=1&b&c=x%20y+z&&d=%zz&a=2')).toEqual([
      ['a', '1'],
      ['b', ''],
      ['c', 'x y z'],
      ['d', '%zz'],
      ['a', '2'],
    ]));

  it('parses its own output, like a browser', () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1, unit: 'grapheme' })),
        (params) => {
          const written = queryString(params);
          expect(queryPairs(written)).toEqual(Object.entries(params));
          expect([...new URLSearchParams(written)]).toEqual(Object.entries(params));
        },
      ),
    ));

  it('replaces a lone surrogate', () => expect(queryString({ a: '\uD800x' })).toBe('a=%EF%BF%BDx'));
});
