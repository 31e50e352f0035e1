import { describe, expect, it } from 'vitest';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { routes } from '#core/site/routes.ts';
import { projectIds } from '#core/site/projects.ts';
import { loadPage, pageNames } from '#web/app/page-modules.ts';
import { projectPages } from './project-pages.ts';

const rows = projectIds.flatMap((project) =>
  Object.entries(projectPages.pages[project] ?? {}).map(
    ([page, name]) => [project, page as PageId, name] as const,
  ),
);
const named = new Set([
  ...rows.map(([, , name]) => name),
  ...Object.values(projectPages.workbench),
  'not-found/not-found',
]);

describe('the pages of the projects', () => {
  it.each(rows)('%s: %s is a page of that project, served by %s', (project, page, name) => {
    expect(pathOf(project, page)).toBeDefined();
    expect(pageNames()).toContain(name);
  });

  it.each([...named])('%s exports a page that can be shown', async (name) => {
    const { page } = await loadPage(name);
    expect(page.Page).toBeTypeOf('function');
  });

  it('are there for every route that does not lead to another', () => {
    const missing = routes.filter(
      ({ project, page, redirectTo }) => !redirectTo && !projectPages.pages[project]?.[page],
    );
    expect(missing.map(({ project, path }) => project + path)).toEqual([]);
  });

  it('leave no page module without an address', () => {
    expect(pageNames().filter((name) => !named.has(name))).toEqual([]);
  });
});
