import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import type { Phone } from './phone.ts';
import type { RightsPage } from './rights-pages.ts';

/** Of tests that visit many pages and look at no animation: drawing one costs about a tenth of a visit. */
export const withoutMotion: BrowserContextOptions = { reducedMotion: 'reduce' };

export const titleOf = ({ project, path }: RightsPage): string => `${project}${path}`;

/** Opens a page on a phone that visits many; the page must be built and cause no error. */
export async function visit(
  { page, errors }: Phone,
  { project, path, search = '' }: RightsPage,
  claimId: string,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  errors.length = 0;
  const address = pageUrl({ base: environments.dev.base, project, path }) + search;
  await page.goto(address.replace('{claimId}', claimId));
  await check(page);
  expect(await page.getByText('正在建设中').count()).toBe(0);
  expect(errors).toEqual([]);
}

/** Opens an address in a tab. The page before it may navigate by itself at that moment, which aborts the first try. */
export const openNext = async (tab: Page, address: string): Promise<void> =>
  void (await tab.goto(address).catch(() => tab.goto(address)));

/** Waits until the network was idle for half a second. A page with a live stream (pay code, lounge pass) never is: it is taken as it is. */
export const untilIdle = (tab: Page): Promise<void> =>
  tab.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);

/** The sum of the page's layout shifts so far; those that answer a touch do not count. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** Rules of Lighthouse beyond those of WCAG A and AA. Sizes of targets are left out: they depend on what a bar at the bottom happens to cover. */
const furtherRules = [
  'aria-allowed-role',
  'aria-dialog-name',
  'aria-text',
  'empty-heading',
  'heading-order',
  'identical-links-same-purpose',
  'image-redundant-alt',
  'label-content-name-mismatch',
  'landmark-one-main',
  'presentation-role-conflict',
  'skip-link',
  'tabindex',
  'table-duplicate-name',
  'td-has-header',
];

/** Violations of WCAG A and AA, and of Lighthouse's further rules, in the page, after its transitions: colours in between have no contrast of their own. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (further) => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
      rules: Object.fromEntries(further.map((rule) => [rule, { enabled: true }])),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, furtherRules);
}
