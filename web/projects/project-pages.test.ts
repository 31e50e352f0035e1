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

/** Folders whose modules are templates: a page is a row of a table in them. */
const folderOfTemplates = ['campaign', 'membership-set'];
const templates = ['membership-set/offer', 'membership-set/detail', 'membership-set/description'];

const dashed = (id: string): string => id.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`);
const idsShownBy = (part: string): readonly string[] =>
  rows.filter(([, , name]) => name === part || name.startsWith(`${part}/`)).map(([, id]) => dashed(id));
/** A page of one mall that differs from the page of the same id elsewhere has the mall's word before its id. */
const idsIn = (name: string): readonly string[] => [name, name.replace(/^mall-/, '')];
const isFamily = (folder: string, ids: readonly string[]): boolean =>
  ids.every((id) => id.startsWith(`${folder}-`));

describe('the pages of the projects', () => {
  it.each(rows)('%s: %s is a page of that project, served by %s', (project, page, name) => {
    expect(pathOf(project, page)).toBeDefined();
    expect(pageNames()).toContain(name);
  });

  it.each([...named])('%s exports a page that can be shown', async (name) => {
    const { page } = await loadPage(name);
    expect(page.Page).toBeTypeOf('function');
  });

  it('have the id of the page as their name, in a folder named after a page or the first words of all of its pages', () => {
    const misnamed = new Set(
      rows.flatMap(([, , name]) => {
        const [folder = '', module = ''] = name.split('/');
        const ofModule = idsIn(module).some((id) => idsShownBy(name).includes(id));
        const ids = idsShownBy(folder);
        const ofFolder = idsIn(folder).some((id) => ids.includes(id)) || isFamily(folder, ids);
        return [
          ...(ofModule || templates.includes(name) ? [] : [name]),
          ...(ofFolder || folderOfTemplates.includes(folder) ? [] : [folder]),
        ];
      }),
    );
    expect([...misnamed]).toEqual([]);
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
