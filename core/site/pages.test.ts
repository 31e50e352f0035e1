import { describe, expect, it } from 'vitest';
import rows from '../spec/routes.json' with { type: 'json' };
import { idsOf } from './ids-of.ts';
import { pages, sharedPaths, type MallPage, type MallPageId } from './pages.ts';
import { pathOf } from './paths/path-of.ts';
import { projectIds, type ProjectId } from './projects.ts';
import { routeAt } from './routes.ts';
import { titles } from './titles.ts';
import { descriptionOf } from './descriptions.ts';

/** The specification's mall page map: page | id | super-market | supper-mall | mini-program. */
const pageMap: readonly (readonly [string, MallPageId, string, string, string])[] = [
  ['Home', 'home', '/market-index, /market-index-pro', '/mall-index', '/pages/home'],
  ['Category', 'category', '/classification', '/classification', '/pages/categories'],
  ['Mine', 'mine', '/mine-index', '/mine', '/pages/profile'],
  ['Search input', 'searchInput', '/search', '/search', '/pages/goods/search-navigation'],
  ['Search results', 'searchResults', '/search-result', '/search-result', '/pages/goods/search-results'],
  ['My coupons', 'myCoupons', '/my-coupons', '/my-coupons', ''],
  ['Member order (buy membership)', 'memberOrder', '/member-order', '', ''],
  ['Goods detail', 'goodsDetail', '/goods-detail', '/product-detail', '/pages/goods/goods-detail'],
  ['Payment', 'payment', '/order-pay', '/order-pay', ''],
  ['Half-price purchase list', 'halfPrice', '/half-off-purchase', '/select-discount', ''],
  ['My orders', 'myOrders', '/order-list', '/order-list', ''],
  ['Rights lucky bag', 'blessingBag', '/equity-pocket', '/rights-list', ''],
  ['Order detail', 'orderDetail', '/order-detail', '/order-detail', ''],
  ['Rights discount purchase', 'rightsDiscount', '/rights-discount', '/rights-discount', ''],
  ['Coupon center', 'couponCenter', '/coupon-center', '/coupons', ''],
  ['Payment result', 'paymentResult', '/order-result', '/pay-result', ''],
  ['Receive result', 'receiveResult', '/receive-result', '/receive-result', ''],
  ['My appointments', 'myAppointments', '/my-appointment', '/subscribe', ''],
  ['My favourites', 'myFavourites', '/my-collect', '/my-collect', ''],
  ['Discount list', 'discountList', '/discount-list', '/discount-list', ''],
  ['Flash-sale list', 'flashSale', '/second-kill', '/flash-sale', ''],
  ['Single-SKU detail', 'skuDetail', '/sku-detail', '/sku-detail', ''],
  ['Welfare goods', 'welfareGoods', '/welfare-goods', '/exclusive-board', ''],
  ['Data-traffic package', 'trafficPackage', '/traffic-package', '/floor-flash', ''],
  ['Local life', 'localLife', '/local-life', '/local-life', ''],
  ['Message center', 'messageCenter', '/message-center', '/message-center', ''],
  ['Message details', 'messageDetails', '/message-details', '/message-details', ''],
  ['Smart customer service', 'questionList', '/question-list', '/question-list', ''],
  ['Smart customer service detail', 'questionDetail', '/question-detail', '', ''],
  ['Group-buy list', 'groupList', '/group-list', '/group-list', ''],
  ['Group-buy share', 'groupShare', '/group-share', '', ''],
  ['Local specialties', 'localSpecialties', '/local-characteristics', '/local-characteristics', ''],
  ['Store address', 'storeAddress', '', '/store-address', ''],
  ['Address editor', 'addressEditor', '/address-editor', '/address-editor', ''],
  ['Nearby merchants', 'nearbyMerchants', '/rights-shop-search', '/near-shop', ''],
  ['Activity zone', 'activityZone', '/activity-list', '/activity', ''],
  ['Easy-use home', 'easyUseHome', '', '/channel-easy-use', ''],
  ['Rights list', 'rightsList', '/rights-list', '/rights-list', ''],
  ['Traffic gift bag for HQ members', 'trafficGiftBag', '/rights-traffic', '/floor-flash', ''],
];

const pathsOf = (page: MallPageId, project: ProjectId): string => {
  const { paths }: MallPage = pages[page];
  return paths[project]?.join(', ') ?? '';
};

describe('the mall page map (§2)', () => {
  it.each(pageMap)(
    '%s (%s) has its path in each mall',
    (_meaning, page, superMarket, supperMall, miniProgram) => {
      expect(pathsOf(page, 'super-market')).toBe(superMarket);
      expect(pathsOf(page, 'supper-mall')).toBe(supperMall);
      if (miniProgram) expect(pathsOf(page, 'market-mini-program')).toBe(miniProgram);
    },
  );

  it('has the home, goods detail and physical goods detail of easy-use', () => {
    const easyUse = idsOf(pages)
      .map((page) => pathsOf(page, 'easy-use'))
      .filter(Boolean);
    expect(easyUse.sort()).toEqual(['/easy-use-index', '/goods-detail', '/goods-physical-detail']);
  });

  it('gives every page a Chinese title', () => {
    for (const page of idsOf(pages)) expect(titles[page]).toMatch(/\p{Script=Han}/u);
  });

  it('maps each route to the page that the list of routes notes', () => {
    const meanings = new Map<string, string>(pageMap.map(([meaning, page]) => [meaning, page]));
    const malls: readonly string[] = ['super-market', 'supper-mall', 'market-mini-program'];
    for (const { project, path, note } of rows) {
      const page = meanings.get(note ?? '');
      const mall = projectIds.find((id) => id === project);
      if (page && mall && malls.includes(project))
        expect(`${path} ${routeAt(mall, path)?.page}`).toBe(`${path} ${page}`);
    }
  });
});

describe('paths shared by two pages (§2)', () => {
  it.each([
    ['/rights-list', 'blessingBag', 'rightsList'],
    ['/floor-flash', 'trafficPackage', 'trafficGiftBag'],
  ] as const)('%s of supper-mall shows %s, and %s links there too', (path, shown, other) => {
    expect(routeAt('supper-mall', path)?.page).toBe(shown);
    expect(pathOf('supper-mall', shown)).toBe(path);
    expect(pathOf('supper-mall', other)).toBe(path);
  });

  it.each(projectIds)(
    'every shared path of %s declares which page is shown, and no other path does',
    (project) => {
      const declaredPaths = idsOf(pages).flatMap((page) => {
        const { paths }: MallPage = pages[page];
        return (paths[project] ?? []).map((path) => ({ path, page }));
      });
      const shared = new Set(
        declaredPaths.map(({ path }) => path).filter((path, at, all) => all.indexOf(path) !== at),
      );
      expect([...shared].sort()).toEqual(Object.keys(sharedPaths[project] ?? {}).sort());
      for (const path of shared) {
        expect(declaredPaths.filter((declared) => declared.path === path).map(({ page }) => page)).toContain(
          sharedPaths[project]?.[path],
        );
      }
    },
  );
});

it('every page has a description that says more than its title', () => {
  const wrong = Object.entries(titles).filter(([page, title]) => {
    const description = descriptionOf(page);
    return (
      description === descriptionOf('') ||
      description.length < 6 ||
      description.length > 60 ||
      description === title
    );
  });
  expect(wrong).toEqual([]);
});
