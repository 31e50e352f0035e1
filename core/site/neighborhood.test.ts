import { expect, it } from 'vitest';
import { mallDoors, openedIn, serviceDoors } from './neighborhood.ts';
import { projects } from './projects.ts';
import { routeAt } from './routes.ts';

it('opens a door to every mall one can visit in a browser, each to its index (§2)', () => {
  expect(mallDoors.map(({ project }) => project).sort()).toEqual([
    'easy-use',
    'excellent-plus',
    'super-market',
    'supper-mall',
  ]);
  for (const { project } of mallDoors) expect(routeAt(project, projects[project].index)).toBeDefined();
});

it('leads to services that are pages of the product, each once', () => {
  expect(new Set(serviceDoors.map(({ page }) => page)).size).toBe(serviceDoors.length);
  for (const { page } of serviceDoors) expect(openedIn(page), page).toBeDefined();
});

it('opens pages of several malls in the first of them', () => {
  expect(openedIn('mine')).toBe('super-market');
  expect(openedIn('storeAddress')).toBe('supper-mall');
  expect(openedIn('payCode')).toBe('standalone-pages');
});
