import { describe, expect, it } from 'vitest';
import { projectIds, type Path } from '../projects.ts';
import { routeAt } from '../routes.ts';
import { pageShowing, previewedPages } from './previewed-pages.ts';

describe('pages to preview', () => {
  it.each(previewedPages.map((each) => [each.name, each.place] as const))(
    '%s is a page of the product',
    (_name, place) => {
      const project = projectIds.find((each) => place.startsWith(`${each}/`));
      expect(project && routeAt(project, place.slice(project.length) as Path)).toBeTruthy();
    },
  );

  it.each([
    ['floors', 'SUPER_MARKET_HOME', 'super-market/market-index'],
    ['floors', 'EXCELLENT_PLUS_HOME', 'excellent-plus/'],
    ['floors', 'A_REGION_OF_NO_PAGE', 'super-market/market-index'],
    ['searchWords', 'all', 'super-market/search'],
    ['categories', 'video', 'super-market/classification'],
    ['questions', 'claim', 'super-market/question-list'],
    ['lamps', 'all', 'super-market/market-index'],
    ['menus', 'EASY_USE_BOTTOM', 'easy-use/'],
    ['zoneCards', 'activityZone', 'super-market/activity-list'],
    ['synonyms', 'all', 'super-market/search'],
  ] as const)('%s of %s are seen on %s', (kind, key, place) =>
    expect(pageShowing(kind, key).place).toContain(place),
  );
});
