import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { parsePagePath } from '#core/site/paths/parse-page-path.ts';
import { routeAt, routes } from '#core/site/routes.ts';
import { isLongRun } from './support/is-long-run.ts';
import { useProduct } from './support/use-product.ts';
import { openNext, untilIdle } from './support/visit.ts';

const { base } = environments.dev;
const product = useProduct();

/** What is wrong with a link of our own; undefined if it leads to a page. */
function faultOf(href: string): string | undefined {
  const { pathname } = new URL(href, product.origin);
  const place = parsePagePath(base, pathname);
  if (!place) return `${pathname} is no page`;
  return routeAt(place.project, place.path) ? undefined : `${pathname} is unknown`;
}
const faultsOf = (from: string, hrefs: readonly string[]): readonly string[] =>
  hrefs
    .filter((href) => href.startsWith(`${base}/`))
    .flatMap((href) => faultOf(href) ?? [])
    .map((fault) => `${from}: ${fault}`);

it('every link of every document leads to a page', async () => {
  const faults = new Set<string>();
  for (const { project, path, redirectTo } of routes) {
    if (redirectTo) continue;
    const html = await (await fetch(product.origin + pageUrl({ base, project, path }))).text();
    const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const fault of faultsOf(project + path, hrefs)) faults.add(fault);
  }
  expect([...faults]).toEqual([]);
});

const pagesOfMembers = [
  'super-market/market-index',
  'super-market/mine-index',
  'super-market/classification',
  'super-market/local-life',
  'super-market/message-center',
  'super-market/question-list',
  'super-market/goods-detail?goodsId=coffee&skuId=coffee.1',
  'super-market/search-result?keyword=会员',
  'super-market/activity-list',
  'supper-mall/mall-index',
  'supper-mall/mine',
  'easy-use/easy-use-index',
];

/** A page that is loaded anew while its links are read has none for that moment. */
async function linksOf(page: Page, path: string): Promise<readonly string[]> {
  let hrefs: readonly string[] = [];
  const read = () =>
    page
      .locator('a[href]')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''))
      .catch(() => []);
  await expect.poll(async () => (hrefs = await read()).length, { message: path }).toBeGreaterThan(0);
  return hrefs;
}

/** The links on the main pages of a member, by page. */
async function linksOfMember(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  // A page is complete when its network has been idle for half a second; three tabs wait at the same time.
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  const left = [...pagesOfMembers];
  const found = new Map<string, readonly string[]>();
  await Promise.all(
    tabs.map(async (tab) => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        await tab.goto(`${base}/${path}`);
        await untilIdle(tab);
        found.set(path, await linksOf(tab, path));
      }
    }),
  );
  await Promise.all(tabs.slice(1).map((tab) => tab.close()));
  return found;
}

it('every link on the main pages of a member leads to a page', async () => {
  const { page } = await product.phone({ mobile: '13800000001' });
  const found = await linksOfMember(page);
  const faults = [...found].flatMap(([path, hrefs]) => faultsOf(path, hrefs));
  expect([...new Set(faults)]).toEqual([]);
});

/** Words of a page, or of its toasts, that is there but not open. */
const notOpen = /暂未开放|尚未开放|敬请期待|正在建设中|页面不存在/;
/** `npm test` opens one link of so many. */
const sampled = 12;

it('no link on the main pages of a member opens something that is not open', async () => {
  const { page } = await product.phone({ mobile: '13800000001' });
  const hrefs = [...new Set([...(await linksOfMember(page)).values()].flat())]
    .filter((href) => href.startsWith(`${base}/`))
    .filter((_href, at) => isLongRun || at % sampled === 0);
  expect(hrefs.length).toBeGreaterThan(5);
  const closed: string[] = [];
  for (const href of hrefs) {
    await openNext(page, href);
    await untilIdle(page);
    if (notOpen.test(await page.locator('body').innerText())) closed.push(href);
  }
  expect(closed).toEqual([]);
});
