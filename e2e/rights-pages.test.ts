import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { routeAt } from '#core/site/routes.ts';
import { claimFirst } from './support/claim-first.ts';
import { rightsPages, type RightsPage } from './support/rights-pages.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();

const urlOf = ({ project, path, search = '' }: RightsPage): string =>
  pageUrl({ base: environments.dev.base, project, path }) + search;

async function visit(
  page: RightsPage,
  mobile: string | undefined,
  look: (shown: Page) => Promise<void>,
): Promise<void> {
  const { page: shown, complaints } = await stage.phone({ mobile });
  const claimId =
    mobile !== undefined && page.claimed ? await claimFirst(stage.product.origin, mobile, page.claimed) : '';
  await shown.goto(urlOf(page).replace('{claimId}', claimId));
  await look(shown);
  expect(await shown.getByText('正在建设中').count()).toBe(0);
  expect(complaints).toEqual([]);
}

/** What a screen reader, a keyboard or weak eyes would stumble over, as the browser really draws it. */
async function obstacles(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

describe.each(rightsPages.map((page) => [`${page.project}${page.path}`, page] as const))(
  '%s',
  (_name, page) => {
    it('opens for a guest', () =>
      visit(page, undefined, async (shown) => {
        if (routeAt(page.project, page.path)?.auth) await shown.waitForURL(/login\?/);
        else
          await shown
            .getByText(page.guest ?? '')
            .first()
            .waitFor();
      }));

    it('opens for the subscriber it is made for, and stands in nobody’s way', () =>
      visit(page, page.mobile, async (shown) => {
        await shown.getByText(page.member).first().waitFor();
        expect(await shown.getByRole('heading', { level: 1 }).count()).toBeGreaterThan(0);
        expect(await obstacles(shown)).toEqual([]);
      }));
  },
);
