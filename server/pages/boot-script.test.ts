import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bootScript } from './boot-script.ts';

/** Runs the boot script in a document with these data attributes, then leaves the page; returns what it sent. */
async function leave(dataset: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const sent: [url: string, body: Blob][] = [];
  const leaving: (() => void)[] = [];
  const element = { style: {}, append: () => undefined, remove: () => undefined, offsetHeight: 16 };
  const root = { ...element, dataset: { prefix: 'DEV_', token: 'accessToken', scripts: '', ...dataset } };
  const window = {
    document: {
      documentElement: root,
      title: '首页',
      referrer: 'https://other.example.invalid/page?token=1',
      createElement: () => element,
      addEventListener: () => undefined,
    },
    location: { origin: 'https://mall.example.invalid', pathname: '/content/super-market/market-index' },
    localStorage: { getItem: () => null },
    navigator: { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) },
    performance,
    Blob,
    CSS: { supports: () => false },
    matchMedia: () => ({ matches: false }),
    setTimeout: () => 0,
    addEventListener: (kind: string, listener: () => void) => kind === 'pagehide' && leaving.push(listener),
  };
  runInNewContext(bootScript, Object.assign(window, { window }));
  for (const listener of leaving) listener();
  return Promise.all(sent.map(async ([url, body]) => [url, JSON.parse(await body.text()) as unknown]));
}
const views = { page: 'home', views: '/content/provider-common/userLog/pageView' };

it('a page that is left before its scripts are there sends its view, without the query', async () => {
  expect(await leave(views)).toEqual([
    [
      views.views,
      {
        pageId: 'home',
        pageName: '首页',
        pageUrl: 'https://mall.example.invalid/content/super-market/market-index',
        referer: 'https://other.example.invalid/page',
        startMills: expect.any(Number),
        endMills: expect.any(Number),
      },
    ],
  ]);
});

it.each([
  ['a page whose tracking has begun', { ...views, tracked: '' }],
  ['a page that is not tracked', {}],
])('%s sends none from there', async (_what, dataset) => {
  expect(await leave(dataset)).toEqual([]);
});
