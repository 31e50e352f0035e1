import { expect, it } from 'vitest';
import { environments } from '../config/environments.ts';
import { projectIds } from './projects.ts';
import { routes } from './routes.ts';
import { unmatched } from './unmatched.ts';

it.each([
  ['production', '/mall/content/public-pages/neighborhood-services/aggregation?categoryId=1353'],
  ['test', '/mall/testcontent/public-pages/neighborhood-services/aggregation?categoryId=1351'],
  ['dev', '/content/public-pages/neighborhood-services/aggregation?categoryId=1353'],
] as const)('an unmatched route of %s leads to the public index (§2)', (name, url) => {
  for (const project of projectIds) expect(unmatched(environments[name], project, '/no-such-page')).toBe(url);
});

it('leaves an unmatched login route where it is (§2)', () => {
  expect(unmatched(environments.dev, 'super-market', '/some/login')).toBeUndefined();
});

it('leaves every known route and every project root alone', () => {
  for (const { project, path } of routes) expect(unmatched(environments.dev, project, path)).toBeUndefined();
  for (const project of projectIds) expect(unmatched(environments.dev, project, '/')).toBeUndefined();
});
