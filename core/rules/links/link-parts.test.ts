import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkParts, originOf } from './link-parts.ts';

describe('parsing a link', () => {
  it.each([
    [
      'https://Mall.Example/content/a?b=1#c',
      { protocol: 'https:', host: 'mall.example', path: '/content/a', query: '?b=1', hash: '#c' },
    ],
    ['http://mall.example', { protocol: 'http:', host: 'mall.example', path: '/', query: '', hash: '' }],
    [
      'https://mall.example:443/',
      { protocol: 'https:', host: 'mall.example', path: '/', query: '', hash: '' },
    ],
    [
      'http://127.0.0.1:8000/a',
      { protocol: 'http:', host: '127.0.0.1:8000', path: '/a', query: '', hash: '' },
    ],
    [
      'http://mall.example:8000?x',
      { protocol: 'http:', host: 'mall.example:8000', path: '/', query: '?x', hash: '' },
    ],
  ])('%s', (link, parts) => expect(linkParts(link)).toEqual(parts));

  it.each([
    '',
    '/a',
    '//mall.example/a',
    'mall.example',
    'ftp://a.b/',
    'javascript:alert(1)',
    'https:/a.b',
    'https:///a.b',
    'https://u@a.b/',
    'https://a.b:99999/',
    'https://a.b:/',
    'https://a。b/',
    'https://a b/',
    'https://a.b\\c',
    'https://a.b/\tc',
    'https://.a.b/',
    'https://a.b./',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://127.0.1/',
    'https://0127.0.0.1/',
  ])('rejects %j', (link) => expect(linkParts(link)).toBeUndefined());

  it('gives every accepted link the same origin as the browser does', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl({ withFragments: true, withQueryParameters: true }),
          fc.string().map((tail) => `https://${tail}`),
        ),
        (link) => {
          const parts = linkParts(link);
          if (parts && URL.canParse(link)) expect(originOf(parts)).toBe(new URL(link).origin);
        },
      ),
      { numRuns: 2000 },
    ));
});
