import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { projectIds, projects } from '#core/site/projects.ts';
import { routes } from '#core/site/routes.ts';
import { titles } from '#core/site/titles.ts';
import { startProduct } from '../support/product.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const open = (url: string) => fetch(product.origin + url, { redirect: 'manual' });

describe('every address of the product', () => {
  it.each(
    routes
      .filter(({ redirectTo }) => !redirectTo)
      .map((route) => [`${route.project}${route.path}`, route] as const),
  )('%s shows a page with its title and a heading', async (_name, route) => {
    const response = await open(
      pageUrl({ base: environments.dev.base, project: route.project, path: route.path }),
    );
    const html = await response.text();
    expect(response.status).toBe(200);
    const title = route.page === 'home' ? projects[route.project].name : titles[route.page];
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<h[12][ >]/);
  });

  it('redirects a bare project and a redirected path, and an unknown one to the public index', async () => {
    for (const id of projectIds)
      expect((await open(`/content/${id}`)).headers.get('location')).toContain(projects[id].index);
    expect((await open('/content/standalone-pages/beautiful?channelId=C1')).headers.get('location')).toMatch(
      /^\/content\/standalone-pages\/beautiful\/beautiful-jiangsu\?channelId=C1&timeStamp=\d+$/,
    );
    expect((await open('/content/super-market/no-such-page')).headers.get('location')).toContain(
      '/neighborhood-services/aggregation',
    );
  });

  it('serves the standalone pages under the resources folder too', async () => {
    expect((await open('/resources/standalone-pages/rights-entrance')).status).toBe(200);
  });
});

/** The server's tests of pages know the bases of all five environments; here the build is served under two of them. */
describe('one build in several environments', () => {
  const servesUnder = async (origin: string, base: string): Promise<void> => {
    const html = await (await fetch(`${origin}${base}/super-market/market-index`)).text();
    const main =
      (/data-scripts="([^"]+)"/.exec(html)?.[1] ?? '')
        .split(' ')
        .find((script) => script.includes('/main-')) ?? '';
    expect(main.startsWith(`${base}/assets/`)).toBe(true);
    expect((await fetch(origin + main)).headers.get('cache-control')).toContain('immutable');
    const status = (await (await fetch(`${origin}${base}/provider-user/user/login/status`)).json()) as {
      data: { isLogin: boolean };
    };
    expect(status.data.isLogin).toBe(false);
  };

  it('development serves pages, files and calls under its own base', () =>
    servesUnder(product.origin, environments.dev.base));

  it('production serves pages, files and calls under its own base', async () => {
    const { origin, stop } = await startProduct({
      MALL_ENV: 'production',
      PROCESSES: '1',
      ALLOW_SANDBOX: '1',
      MALL_SECRET: 'a secret of this test that is long enough',
    });
    try {
      await servesUnder(origin, environments.production.base);
    } finally {
      await stop();
    }
  });
});
