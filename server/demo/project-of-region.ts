import { projectIds, type ProjectId } from '#core/site/projects.ts';

export const homeRegions = [
  'SUPER_MARKET_HOME',
  'SUPPER_MALL_HOME',
  'EASY_USE_HOME',
  'EXCELLENT_PLUS_HOME',
] as const;
export type HomeRegion = (typeof homeRegions)[number];

/** The project a home region belongs to: regions are named after their projects. */
export function projectOfRegion(region: HomeRegion): ProjectId {
  const project = projectIds.find((id) => region === `${id.toUpperCase().replaceAll('-', '_')}_HOME`);
  if (!project) throw new Error(`no project has the region ${region}`);
  return project;
}
