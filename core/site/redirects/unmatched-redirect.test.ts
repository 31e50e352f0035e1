import { expect, it } from 'vitest';
import { environments } from '../../config/environments.ts';
import { projectIds } from '../projects.ts';
import { routes } from '../routes.ts';
import { unmatchedRedirect } from './unmatched-redirect.ts';

it.each([
  ['production', '/mall/content/public-pages/neighborhood-services/aggregation?categoryId=1353'],
  ['test', '/mall/testcontent/public-pages/neighborhood-services/aggregation?categoryId=1351'],
  ['dev', '/content/public-pages/neighborhood-services/aggregation?categoryId=1353'],
] as const)('an unmatched path of %s redirects to the public index (§2)', (name, url) => {
  for (const project of projectIds)
    expect(unmatchedRedirect(environments[name], project, '/no-such-page')).toBe(url);
});

it('does not redirect an unmatched login path (§2)', () => {
  expect(unmatchedRedirect(environments.dev, 'super-market', '/some/login')).toBeUndefined();
});

it('does not redirect known routes and project roots', () => {
  for (const { project, path } of routes)
    expect(unmatchedRedirect(environments.dev, project, path)).toBeUndefined();
  for (const project of projectIds) expect(unmatchedRedirect(environments.dev, project, '/')).toBeUndefined();
});
