import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimRight } from './support/claim-right.ts';
import { isLongRun } from './support/is-long-run.ts';
import type { Phone } from './support/phone.ts';
import { pagesOfMembers, type RightsPage } from './support/rights-pages.ts';
import { useProduct } from './support/use-product.ts';
import { accessibilityViolations, layoutShift, titleOf, visit, withoutMotion } from './support/visit.ts';

const product = useProduct();

/**
 * Checking a page's accessibility takes about as long as opening it: `npm test` checks every third page here. The component tests
 * check each folder of pages, but for contrast, which the test of the tokens measures.
 */
const isChecked = (page: RightsPage): boolean => isLongRun || pagesOfMembers.indexOf(page) % 3 === 0;
const named = (page: RightsPage): string =>
  `${titleOf(page)} opens${isChecked(page) ? ', is accessible' : ''}`;

describe.each([...Map.groupBy(pagesOfMembers, ({ mobile }) => mobile)])('for %s', (mobile, pages) => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await product.sharedPhone({ mobile, context: withoutMotion });
  });
  afterAll(() => phone.close());

  it.each(pages.map((page) => [named(page), page] as const))(
    '%s and moves nothing under the eyes of its reader',
    async (_title, page) => {
      const claimId = page.claimed ? await claimRight(product.origin, mobile, page.claimed) : '';
      await visit(phone, page, claimId, async (shown) => {
        await shown.getByText(page.member).first().waitFor();
        expect(await shown.getByRole('heading', { level: 1 }).count()).toBeGreaterThan(0);
        if (isChecked(page)) expect(await accessibilityViolations(shown)).toEqual([]);
        expect(await layoutShift(shown)).toBeLessThanOrEqual(0.01);
      });
    },
  );
});
