import { expect, it } from 'vitest';
import { linkProject } from './link-project.ts';

it.each([
  ['standalone-pages', 'payment', 'super-market', 'super-market'],
  ['standalone-pages', 'home', 'super-market', 'super-market'],
  ['public-pages', 'myOrders', 'super-market', 'super-market'],
  ['standalone-pages', 'payment', 'supper-mall', 'supper-mall'],
  ['standalone-pages', 'payment', undefined, 'supper-mall'],
  // A page that one mall alone has, and pages of the project itself.
  ['standalone-pages', 'memberOrder', 'supper-mall', 'super-market'],
  ['standalone-pages', 'storeAddress', 'super-market', 'supper-mall'],
  ['standalone-pages', 'rightsEntrance', 'super-market', 'standalone-pages'],
  // A mall keeps its own pages; its cut-over decides about the mall.
  ['supper-mall', 'payment', 'super-market', 'supper-mall'],
  ['market-mini-program', 'myOrders', undefined, 'super-market'],
] as const)('from %s a link to %s of a subscriber of %s leads to %s', (here, page, ownMall, project) => {
  expect(linkProject(here, page, ownMall)).toBe(project);
});
