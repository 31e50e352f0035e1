import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Phone } from './support/phone.ts';
import { needsSignIn, pagesOfGuests } from './support/rights-pages.ts';
import { useProduct } from './support/use-product.ts';
import { layoutShift, titleOf, visit, withoutMotion } from './support/visit.ts';

const product = useProduct();
let phone: Phone;
beforeAll(async () => {
  phone = await product.sharedPhone({ context: withoutMotion });
});
afterAll(() => phone.close());

it.each(pagesOfGuests.map((page) => [titleOf(page), page] as const))(
  '%s opens for a guest and moves nothing under their eyes',
  (_title, page) =>
    visit(phone, page, '', async (shown) => {
      if (needsSignIn(page)) await shown.waitForURL(/login\?/);
      else {
        await shown
          .getByText(page.guest ?? '')
          .first()
          .waitFor();
        expect(await layoutShift(shown)).toBeLessThanOrEqual(0.01);
      }
    }),
);
