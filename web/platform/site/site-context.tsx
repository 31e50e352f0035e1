import { createContext, use } from 'react';
import { environments, type Environment } from '#core/config/environments.ts';
import { noExternalServices, type ExternalServices } from '#core/config/external-services.ts';
import type { PageBootData } from '#core/site/page-document.ts';
import { defaultProject, projects, type Project } from '#core/site/projects.ts';

/** Environment and project of the page, the same on server and browser. */
export interface SiteContext {
  readonly environment: Environment;
  readonly base: string;
  readonly projectId: PageBootData['project'];
  readonly project: Project;
  /** Third-party scripts and pages configured for this deployment. */
  readonly external: ExternalServices;
}

export function siteOf({
  env,
  base,
  project,
  external = noExternalServices,
}: Pick<PageBootData, 'env' | 'base' | 'project'> & { readonly external?: ExternalServices }): SiteContext {
  const home = project === 'workbench' ? defaultProject : project;
  return { environment: environments[env], base, projectId: project, project: projects[home], external };
}

const ReactSiteContext = createContext<SiteContext | undefined>(undefined);
export const SiteProvider = ReactSiteContext.Provider;

export function useSite(): SiteContext {
  const site = use(ReactSiteContext);
  if (!site) throw new Error('useSite outside of SiteProvider');
  return site;
}
