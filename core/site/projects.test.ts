import { expect, it } from 'vitest';
import { devPorts } from './dev-ports.ts';
import { projectIds, projects } from './projects.ts';
import { routeAt } from './routes.ts';

it('has the seven sub-projects of the specification (§1)', () => {
  expect([...projectIds].sort()).toEqual([
    'easy-use',
    'excellent-plus',
    'market-mini-program',
    'public-pages',
    'standalone-pages',
    'super-market',
    'supper-mall',
  ]);
});

it.each([
  ['supper-mall', '/mall-index'],
  ['easy-use', '/easy-use-index'],
  ['excellent-plus', '/index'],
  ['super-market', '/market-index'],
  ['market-mini-program', '/pages/home'],
  ['public-pages', '/neighborhood-services/aggregation'],
] as const)('%s opens at %s (§2, index routes)', (project, index) => {
  expect(projects[project].index).toBe(index);
});

it.each(projectIds)('the index of %s is a page a guest may open', (project) => {
  expect(routeAt(project, projects[project].index)).toMatchObject({ auth: false });
});

it.each([
  ['public-pages', 'MEMBER_JSRH'],
  ['supper-mall', 'MEMBER_JSRH'],
  ['super-market', 'MEMBER_JSRH'],
  ['standalone-pages', 'MEMBER_JSRH'],
  ['easy-use', 'MEMBER_RWY'],
  ['excellent-plus', 'MEMBER_YJ'],
] as const)('%s requests its channel configuration as %s (§9)', (project, channelWays) => {
  expect(projects[project].channelWays).toBe(channelWays);
});

it.each([
  ['super-market', 'openedProducts'],
  ['easy-use', 'easyUseMember'],
  ['supper-mall', 'vipTypeLevel'],
  ['excellent-plus', 'vipTypeLevel'],
  ['public-pages', 'vipTypeLevel'],
  ['standalone-pages', 'vipTypeLevel'],
  ['market-mini-program', 'vipTypeLevel'],
] as const)('%s reads the membership level from %s (§4)', (project, levelFrom) => {
  expect(projects[project].levelFrom).toBe(levelFrom);
});

it('counts standalone visits without a channel as F00000000 and all others as C0013 (§9)', () => {
  for (const project of projectIds)
    expect(projects[project].channelId).toBe(project === 'standalone-pages' ? 'F00000000' : 'C0013');
});

it('uses application ids the analytics accept (§6)', () => {
  for (const project of projectIds)
    expect(['C0013', 'C0014', 'C0017', 'C0018']).toContain(projects[project].appId);
});

it('gives every project its own dev port: 8000 and 8088 to 8093 (§9)', () => {
  expect(projectIds.map((project) => devPorts()[project]).sort((a, b) => a - b)).toEqual([
    8000, 8088, 8089, 8090, 8091, 8092, 8093,
  ]);
});
