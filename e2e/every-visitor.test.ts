import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { routes, type Route } from '#core/site/routes.ts';
import { isLongRun } from './support/is-long-run.ts';
import { useProduct } from './support/use-product.ts';
import { accessibilityViolations, openNext, withoutMotion, untilIdle } from './support/visit.ts';

const { base } = environments.dev;
const product = useProduct();

interface Visitor {
  readonly mobile?: string;
  /** The answers that do not come. */
  readonly unanswered?: RegExp;
  /** All goods are sold out. */
  readonly soldOut?: boolean;
  /** Whether each page is checked for its accessibility too. */
  readonly accessible?: boolean;
}

const visitors: Readonly<Record<string, Visitor>> = {
  'a guest': { accessible: true },
  'a member': { mobile: '13800000005', accessible: true },
  'a subscriber without a membership': { mobile: '13800000002' },
  'a subscriber of another province': { mobile: '13900000007' },
  'a member who is offline once the document has come': { mobile: '13800000005', unanswered: /\/provider-/ },
  'a member while all goods are sold out': { mobile: '13800000005', soldOut: true },
};

/** One in so many pairs of page and visitor is played, every pair in the long run. */
const everyNth = isLongRun ? 1 : 30;
const pages = routes.filter(({ redirectTo }) => !redirectTo);
/** What details need in their address. */
const ids = { goodsId: 'coffee', skuId: 'coffee.1', keyword: '会员' };
const tabs = 2;

/** What is wrong with a page that has come to rest. */
const faultsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const shown = document.body.innerText.trim();
    return [
      ...(shown.length < 8 ? [`is nearly empty: "${shown}"`] : []),
      ...(document.querySelector('h1, h2') ? [] : ['has no heading']),
      ...(scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []),
      ...(/undefined|NaN|\[object|Invalid Date/.exec(shown) ?? []),
    ];
  });

/** More of one call while a page comes to rest is a loop, such as of parts that appear and ask anew after each failure. */
const maxOfOneCall = 25;

function callsOf(tab: Page): { readonly loops: () => readonly string[]; readonly forget: () => void } {
  const counts = new Map<string, number>();
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/provider-')) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return {
    loops: () =>
      [...counts].flatMap(([call, times]) =>
        times > maxOfOneCall ? [`asks for ${call} ${times} times`] : [],
      ),
    forget: () => counts.clear(),
  };
}

/** Errors of the network are what an offline page must live with. */
const isOwn = (error: string): boolean => !/Failed to load resource|net::ERR|Failed to fetch/.test(error);

/** What is still wrong with a page when it had time to load: failed calls are repeated for some seconds. */
async function faultsOf(tab: Page, { project, path }: Route): Promise<readonly string[]> {
  await openNext(tab, pageUrl({ base, project, path, query: ids }));
  // A page that polls is never idle.
  await untilIdle(tab);
  let faults: readonly string[] = [];
  // A page that leads on replaces the document meanwhile.
  const read = async () => (faults = await faultsIn(tab).catch(() => faultsIn(tab)));
  await expect
    .poll(read)
    .toEqual([])
    .catch(() => undefined);
  return faults;
}

async function visitPages(tab: Page, left: Route[], accessible: boolean): Promise<readonly string[]> {
  const found: string[] = [];
  const calls = callsOf(tab);
  for (let route = left.shift(); route; route = left.shift()) {
    calls.forget();
    const errors: string[] = [];
    const note = (error: Error) => void errors.push(error.message);
    tab.on('pageerror', note);
    const faults = [
      ...(await faultsOf(tab, route)),
      // A page that leads on replaces the document meanwhile.
      ...(accessible ? await accessibilityViolations(tab).catch(() => accessibilityViolations(tab)) : []),
    ];
    tab.off('pageerror', note);
    const name = `${route.project}${route.path}`;
    found.push(...[...faults, ...calls.loops(), ...errors.filter(isOwn)].map((fault) => `${name}: ${fault}`));
  }
  return found;
}

const goOffline = (context: BrowserContext, calls: RegExp): Promise<unknown> =>
  context.route(calls, (route) => route.abort('internetdisconnected'));

describe('every page', () => {
  it.each(Object.entries(visitors).map(([name, visitor], at) => [name, visitor, at] as const))(
    'can be read by %s',
    async (_name, { mobile, unanswered, soldOut, accessible = false }, at) => {
      if (soldOut) await product.workbench.soldOut(true);
      const { page } = await product.phone({ mobile, context: withoutMotion });
      const context = page.context();
      if (unanswered) await goOffline(context, unanswered);
      const left = pages.filter((_route, place) => (place + 5 * at) % everyNth === 0);
      const found = await Promise.all(
        Array.from({ length: tabs }, async () => visitPages(await context.newPage(), left, accessible)),
      );
      expect(found.flat()).toEqual([]);
    },
  );
});
