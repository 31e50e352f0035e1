import { expect, it } from 'vitest';
import { isTab } from './is-tab.ts';
import { menus } from './menus.ts';
import { miniProgramTabs } from './mini-program-tabs.ts';
import { routeAt } from './routes.ts';

it('has the five fixed entries of super-market in order, all of menu type 0 (§2)', () => {
  const menu = menus['super-market'];
  expect(menu).toMatchObject({
    source: 'fixed',
    regionCode: 'SUPER_MARKET_BOTTOM',
    entries: [
      { menuType: 0, routerMark: '/market-index', query: {} },
      {
        menuType: 0,
        routerMark: '/video-detail',
        query: { regionCode: 'SUPER_MARKET_BOTTOM', pageNum: '1' },
      },
      { menuType: 0, routerMark: '/member-order', query: {} },
      { menuType: 0, routerMark: '/classification', query: {} },
      { menuType: 0, routerMark: '/mine-index', query: {} },
    ],
  });
});

it.each(['super-market', 'supper-mall', 'market-mini-program'] as const)(
  'marks every fixed entry of %s with a page of the mall',
  (project) => {
    const menu = menus[project];
    if (menu?.source !== 'fixed') throw new Error(`the menu of ${project} is fixed`);
    for (const { routerMark } of menu.entries) expect(routeAt(project, routerMark)).toBeDefined();
  },
);

it('fetches the easy-use menu by its region code (§2)', () => {
  expect(menus['easy-use']).toEqual({ source: 'fetched', regionCode: 'EASY_USE_BOTTOM' });
});

it('gives the mini-program edition a menu of its four tab pages (§2)', () => {
  const menu = menus['market-mini-program'];
  const marks = menu?.source === 'fixed' ? menu.entries.map(({ routerMark }) => routerMark) : [];
  expect(marks.toSorted()).toEqual([...miniProgramTabs].toSorted());
  expect(marks).toEqual(['/pages/home', '/pages/categories', '/pages/funny-video-web', '/pages/profile']);
});

it.each([
  ['supper-mall', 'mine', true],
  ['supper-mall', 'couponCenter', true],
  ['super-market', 'couponCenter', false],
  ['super-market', 'memberOrder', true],
  ['easy-use', 'home', false],
] as const)('of %s, %s is a tab: %s', (project, page, expected) =>
  expect(isTab(project, page)).toBe(expected),
);

it('switches tabs for four mini-program pages (§2)', () => {
  expect(miniProgramTabs).toEqual([
    '/pages/home',
    '/pages/categories',
    '/pages/profile',
    '/pages/funny-video-web',
  ]);
});
