import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { routes, type Route } from '#core/site/routes.ts';
import { buyByBill } from '../support/buy-by-bill.ts';
import { useProduct } from '../support/use-product.ts';
import { untilIdle, withoutMotion } from '../support/visit.ts';

const product = useProduct();

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // What React and the browser write, and what a budget of bytes leaves out.
    'no-inline-style': 'off',
    'attr-quotes': 'off',
    // The roles are for browsers of 2019, which do not know the elements.
    'no-redundant-role': 'off',
    // Keeps a restored state from differing from the server's markup; numbers of the operator have no country code.
    'valid-autocomplete': 'off',
    'input-attributes': 'off',
    // A section without a name is no landmark; a role names the bar of a clip, whose looks no progress element has.
    'unique-landmark': 'off',
    'prefer-native-element': 'off',
    // A button that waits for input is drawn as disabled and says why; then it submits nothing.
    'wcag/h32': 'off',
  },
});
async function faultsOf(html: string, path: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
  );
}
interface Visited extends Pick<Route, 'project' | 'path'> {
  readonly query?: Readonly<Record<string, string>>;
}
const urlOf = ({ project, path, query = {} }: Visited): string =>
  pageUrl({ base: environments.dev.base, project, path, query });

it('every page arrives as valid HTML, with a description', async () => {
  const faults: string[] = [];
  for (const route of routes.filter(({ redirectTo }) => !redirectTo)) {
    const html = await (await fetch(product.origin + urlOf(route))).text();
    faults.push(...(await faultsOf(html, route.path)));
    if (!/<meta name="description" content="[^"]{6,}">/.test(html))
      faults.push(`${route.path}: no description`);
  }
  expect(faults).toEqual([]);
});

it('pages of a member are valid HTML after their answers', async () => {
  const mobile = '13812340064';
  await product.workbench.grant(mobile, 'balance', 10_000);
  const { page } = await product.phone({ mobile, context: withoutMotion });
  const orderNo = await buyByBill(page, 'coffee.1');
  const faults: string[] = [];
  const visited: readonly Visited[] = [
    { project: 'super-market', path: '/market-index' },
    { project: 'super-market', path: '/classification' },
    { project: 'super-market', path: '/mine-index' },
    { project: 'super-market', path: '/order-list' },
    { project: 'super-market', path: '/my-coupons' },
    { project: 'super-market', path: '/member-order' },
    { project: 'super-market', path: '/card-coupon' },
    { project: 'super-market', path: '/goods-detail', query: { goodsId: 'coffee' } },
    { project: 'super-market', path: '/goods-physical-detail', query: { goodsId: 'earphones' } },
    { project: 'super-market', path: '/order-detail', query: { orderNo } },
    { project: 'super-market', path: '/order-result', query: { orderNo } },
    { project: 'supper-mall', path: '/mall-index' },
    { project: 'excellent-plus', path: '/index' },
    { project: 'easy-use', path: '/easy-use-index' },
    { project: 'standalone-pages', path: '/high-speed-rail' },
    { project: 'standalone-pages', path: '/rights-entrance' },
    { project: 'standalone-pages', path: '/m-zone-v2/index' },
  ];
  for (const route of visited) {
    await page.goto(urlOf(route));
    await untilIdle(page);
    faults.push(...(await faultsOf(await page.content(), route.path)));
  }
  expect(faults).toEqual([]);
});
