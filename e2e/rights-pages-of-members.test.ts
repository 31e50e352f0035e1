import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimRight } from './support/claim-right.ts';
import type { Phone } from './support/phone.ts';
import { rightsPages } from './support/rights-pages.ts';
import { useProduct } from './support/use-product.ts';
import { accessibilityViolations, layoutShift, titleOf, visit } from './support/visit.ts';

const product = useProduct();

describe.each([...Map.groupBy(rightsPages, ({ mobile }) => mobile)])('for %s', (mobile, pages) => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await product.sharedPhone({ mobile });
  });
  afterAll(() => phone.close());

  it.each(pages.map((page) => [titleOf(page), page] as const))(
    '%s opens, is accessible and moves nothing under the eyes of its reader',
    async (_title, page) => {
      const claimId = page.claimed ? await claimRight(product.origin, mobile, page.claimed) : '';
      await visit(phone, page, claimId, async (shown) => {
        await shown.getByText(page.member).first().waitFor();
        expect(await shown.getByRole('heading', { level: 1 }).count()).toBeGreaterThan(0);
        expect(await accessibilityViolations(shown)).toEqual([]);
        expect(await layoutShift(shown)).toBeLessThanOrEqual(0.01);
      });
    },
  );
});
