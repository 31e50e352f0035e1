import { pathOf } from '#core/site/path-of.ts';
import { projectIds, type ProjectId } from '#core/site/projects.ts';

/** The project whose page the monthly rights are claimed on. */
export const rightsHome: ProjectId | undefined = projectIds.find((project) =>
  pathOf(project, 'rightsEntrance'),
);
