import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeAt } from '#core/site/routes.ts';
import { isLongRun } from './support/is-long-run.ts';
import type { Phone } from './support/phone.ts';
import { rightsPages, type RightsPage } from './support/rights-pages.ts';
import { useProduct } from './support/use-product.ts';
import { layoutShift, titleOf, visit } from './support/visit.ts';

const needsSignIn = ({ project, path }: RightsPage) => routeAt(project, path)?.auth === true;
/** The way to the sign-in is one rule for all pages: `npm test` takes it from two. */
const leadingToLogin = rightsPages.filter(needsSignIn).slice(0, isLongRun ? undefined : 2);
const pages = rightsPages.filter((page) => !needsSignIn(page) || leadingToLogin.includes(page));

const product = useProduct();
let phone: Phone;
beforeAll(async () => {
  phone = await product.sharedPhone();
});
afterAll(() => phone.close());

it.each(pages.map((page) => [titleOf(page), page] as const))(
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
