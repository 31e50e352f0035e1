import { expect, it } from 'vitest';
import { cutsOver, malls } from './malls.ts';
import { projectIds } from './projects.ts';

it('counts every project as a mall but the public and the standalone pages (§1)', () => {
  expect(projectIds.filter((id) => !malls.includes(id))).toEqual(['public-pages', 'standalone-pages']);
});

it('lets one mall ask where a subscriber belongs (§4, Cut-over)', () => {
  expect(projectIds.filter(cutsOver)).toEqual(['supper-mall']);
});
