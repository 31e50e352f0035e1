import { loginRoute } from '../../site/redirects/login-route.ts';
import { routeAt } from '../../site/routes.ts';
import type { Path, ProjectId } from '../../site/projects.ts';
import { withoutSignInParams } from './without-sign-in-params.ts';

export interface LoginPageInput {
  readonly project: ProjectId;
  /** The current route path. */
  readonly path: Path;
  /** The full URL to return to. */
  readonly here: string;
  readonly loginType: 'sms' | 'sim';
  readonly appName: string;
  readonly inMiniProgram: boolean;
}

export interface LoginPageTarget {
  readonly project: ProjectId;
  readonly path: Path;
  /** Not encoded yet. */
  readonly query: Readonly<Record<string, string>>;
}

/** The login page of a page, with the return URL in its query (§2); undefined on a login page. */
export const loginPageTarget = ({
  project,
  path,
  here,
  loginType,
  appName,
  inMiniProgram,
}: LoginPageInput): LoginPageTarget | undefined => {
  if (routeAt(project, path)?.path.includes('login')) return undefined;
  const query = { redirect: withoutSignInParams(here), [inMiniProgram ? 'appName' : 'app_name']: appName };
  return {
    ...loginRoute({ project, path }, loginType),
    query,
  };
};
