import { createContext, use } from 'react';
import { environments, type Environment } from '#core/config/environments.ts';
import { nothingOutside, type Outside } from '#core/config/outside.ts';
import type { PageStart } from '#core/site/page-document.ts';
import { frontProject, projects, type Project } from '#core/site/projects.ts';

/** Where this page lives: its environment and project. The same on the server and in the browser. */
export interface World {
  readonly environment: Environment;
  readonly base: string;
  readonly projectId: PageStart['project'];
  readonly project: Project;
  /** Other people's scripts and pages, as far as this deployment has them. */
  readonly outside: Outside;
}

export function worldOf({
  env,
  base,
  project,
  outside = nothingOutside,
}: Pick<PageStart, 'env' | 'base' | 'project'> & { readonly outside?: Outside }): World {
  const home = project === 'workbench' ? frontProject : project;
  return { environment: environments[env], base, projectId: project, project: projects[home], outside };
}

const WorldContext = createContext<World | undefined>(undefined);
export const WorldProvider = WorldContext.Provider;

export function useWorld(): World {
  const world = use(WorldContext);
  if (!world) throw new Error('useWorld outside of WorldProvider');
  return world;
}
