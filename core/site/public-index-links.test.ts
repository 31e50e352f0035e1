import { expect, it } from 'vitest';
import { mallLinks, projectForPage, serviceLinks } from './public-index-links.ts';
import { titles } from './titles.ts';
import { projects } from './projects.ts';
import { routeAt } from './routes.ts';

it('links to the index of every mall that runs in a browser (§2)', () => {
  expect(mallLinks.map(({ project }) => project).sort()).toEqual([
    'easy-use',
    'excellent-plus',
    'super-market',
    'supper-mall',
  ]);
  for (const { project } of mallLinks) expect(routeAt(project, projects[project].index)).toBeDefined();
});

it('links to each service once, and every service is a page of the product', () => {
  expect(new Set(serviceLinks.map(({ page }) => page)).size).toBe(serviceLinks.length);
  for (const { page, name } of serviceLinks) {
    expect(projectForPage(page), page).toBeDefined();
    expect(name).toBe(titles[page]);
  }
});

it('opens a page that several malls have in the first of them', () => {
  expect(projectForPage('mine')).toBe('super-market');
  expect(projectForPage('storeAddress')).toBe('supper-mall');
  expect(projectForPage('payCode')).toBe('standalone-pages');
});
