import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { routes } from '#core/site/routes.ts';
import { isLongRun } from './support/is-long-run.ts';
import { scriptPayloads } from './support/script-payloads.ts';
import { useProduct } from './support/use-product.ts';
import { openNext, withoutMotion, untilIdle } from './support/visit.ts';

const { base } = environments.dev;
const product = useProduct();

/** One route of each page; of every ninth page only, but in the long run. */
const everyNth = isLongRun ? 1 : 9;
const pages = [
  ...new Map(routes.filter(({ redirectTo }) => !redirectTo).map((route) => [route.page, route])).values(),
].filter((_route, at) => at % everyNth === 0);
/** What details need in their address. */
const ids = { goodsId: 'coffee', skuId: 'coffee.1', keyword: '会员' };
const tabs = 2;

const used = new Set<string>();
let next = 0;
/** Puts a payload before every text that a person has written. */
function poison(value: unknown): unknown {
  if (typeof value === 'string') {
    if (!/\p{Script=Han}/u.test(value)) return value;
    const payload = scriptPayloads[next++ % scriptPayloads.length] ?? '';
    used.add(payload);
    return payload + value;
  }
  if (Array.isArray(value)) return value.map(poison);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, poison(field)]));
}

async function answerPoisoned(route: Route): Promise<void> {
  // An open stream would keep the network busy for ever.
  if (route.request().resourceType() === 'eventsource') return route.abort();
  const response = await route.fetch();
  const envelope = (await response.json().catch(() => undefined)) as { data?: unknown } | undefined;
  if (!envelope) return route.fulfill({ response });
  return route.fulfill({ response, json: { ...envelope, data: poison(envelope.data) } });
}

it('texts that are scripts run on no page and load nothing from elsewhere (A12)', async () => {
  const { page } = await product.phone({ mobile: '13800000001', context: withoutMotion });
  const context = page.context();
  await context.route(/\/provider-[a-z]+\//, (route) => answerPoisoned(route).catch(() => undefined)); // the page was left
  const found: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('attacker.example')) found.push(`a request to ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    found.push(`a dialog on ${dialog.page()?.url() ?? ''}`);
    void dialog.dismiss();
  });
  const left = [...pages];
  const visitPages = async (tab: Page): Promise<void> => {
    for (let route = left.shift(); route; route = left.shift()) {
      await openNext(tab, pageUrl({ base, project: route.project, path: route.path, query: ids }));
      // A page that polls is never idle.
      await untilIdle(tab);
      // A page that leads on replaces the document meanwhile.
      const hasRun = () => tab.evaluate(() => 'injected' in window);
      if (await hasRun().catch(hasRun)) found.push(`a script on ${route.path}`);
    }
  };
  await Promise.all(Array.from({ length: tabs }, async () => visitPages(await context.newPage())));
  expect(found).toEqual([]);
  expect(used.size).toBe(scriptPayloads.length);
});
