import { expect, it } from 'vitest';
import { names } from '../../config/names.ts';
import { projectIds, projects } from '../projects.ts';
import { redirectAt, redirects } from './redirects.ts';
import { routeAt } from '../routes.ts';

const { partner } = names.slugs;

it.each([
  ['standalone-pages', '/beautiful', '/beautiful/beautiful-jiangsu'],
  ['standalone-pages', '/beautiful/', '/beautiful/beautiful-jiangsu'],
  ['standalone-pages', `/${partner}/`, `/${partner}/${partner}-egou`],
  ['standalone-pages', `/${partner}`, `/${partner}/${partner}-egou`],
  ['public-pages', '/loginPlus.html', '/plus-login'],
] as const)('%s %s redirects to %s (§2)', (project, path, to) => expect(redirectAt(project, path)).toBe(to));

it.each(projectIds)('the root of %s redirects to its index', (project) => {
  expect(redirectAt(project, '/')).toBe(projects[project].index);
});

it('ends at a page, never at another redirect', () => {
  for (const { project, to } of redirects) {
    expect(routeAt(project, to)?.redirectTo).toBeUndefined();
    expect(redirectAt(project, to)).toBeUndefined();
  }
});
