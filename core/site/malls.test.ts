import { expect, it } from 'vitest';
import { cutsOver, malls } from './malls.ts';
import { projectIds } from './projects.ts';

it('counts every project as a mall except the public and the standalone pages (§1)', () => {
  expect(projectIds.filter((id) => !malls.includes(id))).toEqual(['public-pages', 'standalone-pages']);
});

it('has one mall that cuts over to the subscriber’s own mall (§4, Cut-over)', () => {
  expect(projectIds.filter(cutsOver)).toEqual(['supper-mall']);
});
