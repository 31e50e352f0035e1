import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLink } from './build-link.ts';

describe('a link with its params (§2, General link jumps)', () => {
  it.each([
    ['/a', {}, '/a?timeStamp=9'],
    ['/a', { goodsId: '7', empty: '', gone: undefined }, '/a?goodsId=7&timeStamp=9'],
    ['/a?x=1', { y: 2 }, '/a?x=1&y=2&timeStamp=9'],
    ['/a?x=1&timeStamp=3', {}, '/a?x=1&timeStamp=9'],
    ['/a?x=1', { x: 2 }, '/a?x=2&timeStamp=9'],
    ['/a?x=1', { x: '' }, '/a?x=1&timeStamp=9'],
    ['https://a.b/c?#d', { e: '咖啡' }, 'https://a.b/c?e=%E5%92%96%E5%95%A1&timeStamp=9#d'],
    ['/a#b#c', {}, '/a?timeStamp=9#b#c'],
    ['/a?q=%E5%92%96+x', {}, '/a?q=%E5%92%96+x&timeStamp=9'],
  ])('%s with %j is %s', (link, params, built) => expect(buildLink(link, params, 9)).toBe(built));

  it('keeps every given param and the existing query of the link', () =>
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.string({ minLength: 1, unit: 'grapheme' })),
        (link, params) => {
          const [before, after] = [new URL(link), new URL(buildLink(link, params, 123))];
          for (const [key, value] of Object.entries(params))
            expect(after.searchParams.getAll(key)).toEqual([value]);
          for (const [key, value] of before.searchParams)
            if (!(key in params) && key !== 'timeStamp')
              expect(after.searchParams.getAll(key)).toContain(value);
          expect(after.searchParams.getAll('timeStamp')).toEqual(['123']);
          expect([after.origin, after.pathname, after.hash]).toEqual([
            before.origin,
            before.pathname,
            before.hash,
          ]);
        },
      ),
    ));
});
