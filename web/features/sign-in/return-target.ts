import { safeRedirect } from '#core/rules/session/safe-redirect.ts';
import { parsePagePath, type PageRef } from '#core/site/paths/parse-page-path.ts';
import { loginRoute } from '#core/site/redirects/login-route.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { defaultProject, projectIds, projects, type ProjectId } from '#core/site/projects.ts';
import { publicIndexUrl } from '#core/site/public-index-url.ts';
import { subSites, type SubSite } from '#core/site/sub-sites.ts';

export interface ReturnQuestion {
  readonly redirect: string | undefined;
  /** The sub-project the visitor came from. */
  readonly appName: string | undefined;
  readonly here: Pick<Location, 'host' | 'pathname'>;
  readonly base: string;
  readonly neighborhoodCategoryId: string;
  readonly redirectOrigins: readonly string[];
}

/** The target after sign-in: the requesting page if it is one of ours, else the index of its project (§2). */
export function returnTarget({
  redirect,
  appName,
  here,
  base,
  neighborhoodCategoryId,
  redirectOrigins,
}: ReturnQuestion): string {
  const requested = safeRedirect(redirect, {
    host: here.host,
    bases: [base],
    allowedOrigins: redirectOrigins,
  });
  if (requested.kind === 'inside') return requested.url;
  const place = parsePagePath(base, here.pathname);
  const site = Object.values<SubSite>(subSites).find(
    ({ login }) => login !== undefined && login === place?.path,
  );
  if (place && site) return pageUrl({ base, project: place.project, path: site.index });
  const project = projectIds.find((id) => id === appName) ?? projectSignedInAt(place);
  return project === defaultProject
    ? publicIndexUrl({ base, neighborhoodCategoryId })
    : pageUrl({ base, project, path: projects[project].index });
}

/** The first project that uses this login page. */
const projectSignedInAt = (place: PageRef | undefined): ProjectId =>
  projectIds.find((project) =>
    (['sms', 'sim'] as const).some((type) => loginRoute({ project, path: '/' }, type).path === place?.path),
  ) ?? defaultProject;
