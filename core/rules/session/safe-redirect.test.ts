import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect, type RedirectContext } from './safe-redirect.ts';
import { hostileRedirects as hostile } from './testing/hostile-redirects.ts';

const context: RedirectContext = {
  host: 'mall.example',
  bases: ['/mall/content', '/content'],
  allowedOrigins: ['https://partner.example', 'https://pay.example:8443'],
};
const own = '/content/super-market/order-list';

/** The URL a browser on the login page would open. */
const resolved = (url: string) => new URL(url, 'https://mall.example/content/public-pages/login');
const origins = ['https://mall.example', ...context.allowedOrigins];

describe('allowed redirect targets (decisions §3)', () => {
  it.each([
    [own, own],
    ['/content/super-market', '/content/super-market'],
    [`${own}/`, `${own}/`],
    [`${own}?a=1&b=%E5%92%96#c`, `${own}?a=1&b=%E5%92%96#c`],
    [`${own}?name=咖啡`, `${own}?name=%E5%92%96%E5%95%A1`],
    ['/mall/content/easy-use/easy-use-index', '/mall/content/easy-use/easy-use-index'],
    ['/mall/resources/standalone-pages/up-card', '/mall/resources/standalone-pages/up-card'],
    [`https://mall.example${own}?x=1`, `${own}?x=1`],
    [`http://mall.example${own}`, own],
    [`HTTPS://MALL.EXAMPLE:443${own}`, own],
    ['https://partner.example/shop?id=7#top', 'https://partner.example/shop?id=7#top'],
    ['https://PARTNER.example', 'https://partner.example/'],
    ['https://pay.example:8443/back', 'https://pay.example:8443/back'],
    [
      `/content/public-pages/login?redirect=${encodeURIComponent(own)}`,
      `/content/public-pages/login?redirect=${encodeURIComponent(own)}`,
    ],
    [`${own}?q=//evil.example`, `${own}?q=//evil.example`],
    [`${own}?mail=a@b.example`, `${own}?mail=a@b.example`],
  ])('%s redirects to %s', (value, url) => {
    expect(safeRedirect(value, context)).toEqual({ kind: 'inside', url });
    expect(origins).toContain(resolved(url).origin);
  });

  it('refuses calls, files and the root of the host', () => {
    for (const path of [
      '/',
      '/content',
      '/content/',
      '/content/provider-user/logout',
      '/healthz',
      '/sandbox/',
      '/openapi.json',
      '/contents/super-market/a',
      '/content/super-marketing',
    ])
      expect(safeRedirect(path, context), path).toEqual({ kind: 'refused' });
  });
});

describe('hostile redirects (decisions §3)', () => {
  it('are more than eighty different ones', () => {
    expect(hostile.length).toBeGreaterThan(80);
    expect(new Set(hostile).size).toBe(hostile.length);
  });

  it.each(hostile.map((value) => [value]))('refuses %j', (value) =>
    expect(safeRedirect(value, context)).toEqual({ kind: 'refused' }),
  );

  it.each([[null], [undefined]])('refuses %s', (value) =>
    expect(safeRedirect(value, context)).toEqual({ kind: 'refused' }),
  );

  it('refuses a deeply nested redirect', () => {
    const nested = Array.from({ length: 6 }).reduce<string>(
      (inner) => `/content/public-pages/login?redirect=${encodeURIComponent(inner)}`,
      own,
    );
    expect(safeRedirect(nested, context)).toEqual({ kind: 'refused' });
  });
});

describe('any accepted redirect', () => {
  const bits = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    ':',
    '@',
    '?',
    '#',
    '&',
    'redirect=',
    'https:',
    'http://',
    'javascript:',
    'mall.example',
    'evil.example',
    'partner.example',
    '/content',
    '/super-market',
    '/a',
    ' ',
    '\t',
    '\n',
    '。',
    '／',
    ':443',
    '%0d%0a',
  );
  const crafted = fc.array(bits, { maxLength: 10 }).map((parts) => parts.join(''));
  const nearly = fc
    .tuple(fc.constantFrom(own, `https://mall.example${own}`, 'https://partner.example/'), crafted)
    .map((parts) => parts.join(''));

  it('resolves in a browser to an own page or an agreed origin, and is accepted unchanged a second time', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          crafted,
          nearly,
          fc.string({ unit: 'binary' }).map((tail) => own + tail),
          fc.webUrl(),
        ),
        (value) => {
          const verdict = safeRedirect(value, context);
          if (verdict.kind === 'refused') return;
          const { origin, pathname } = resolved(verdict.url);
          expect(origins).toContain(origin);
          if (origin === 'https://mall.example') expect(pathname).toMatch(/^\/content\/super-market(\/|$)/);
          expect(verdict.url).toMatch(/^[!-~]+$/);
          expect(safeRedirect(verdict.url, context)).toEqual(verdict);
        },
      ),
      { numRuns: 5000 },
    ));
});
