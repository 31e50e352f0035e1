import type { Locator, Page } from 'playwright-core';

/** The button at the top of a page that names its city. */
export const cityButton = (page: Page): Locator =>
  page.getByRole('button', { name: /切换城市/, includeHidden: true }).first();

/** The phone's own position, in the city picker. */
export const positionCard = (page: Page): Locator => page.getByRole('region', { name: '当前定位' });
