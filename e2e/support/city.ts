import type { Locator, Page } from 'playwright-core';

/** The city a page is about, at its top. */
export const cityDoor = (page: Page): Locator =>
  page.getByRole('button', { name: /切换城市/, includeHidden: true }).first();

/** Where the phone itself is, in the choice of cities. */
export const positionCard = (page: Page): Locator => page.getByRole('region', { name: '当前定位' });
