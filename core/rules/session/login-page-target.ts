import { loginRoute } from '../../site/login-route.ts';
import { routeAt } from '../../site/routes.ts';
import type { Path, ProjectId } from '../../site/projects.ts';
import { withoutOneTimeKeys } from './without-one-time-keys.ts';

export interface LoginPageQuestion {
  readonly project: ProjectId;
  /** The current route path. */
  readonly path: string;
  /** The full address to come back to. */
  readonly here: string;
  readonly loginType: 'sms' | 'sim';
  readonly appName: string;
  readonly inMiniProgram: boolean;
}

export interface LoginPageTarget {
  readonly project: ProjectId;
  readonly path: Path;
  /** Encoded when the address is written. */
  readonly query: Readonly<Record<string, string>>;
}

/** The login page of this place with the way back in its query (§2), or undefined when this is a login page. */
export const loginPageTarget = ({
  project,
  path,
  here,
  loginType,
  appName,
  inMiniProgram,
}: LoginPageQuestion): LoginPageTarget | undefined => {
  if (routeAt(project, path)?.path.includes('login')) return undefined;
  const query = { redirect: withoutOneTimeKeys(here), [inMiniProgram ? 'appName' : 'app_name']: appName };
  return {
    ...loginRoute({ project, path: path.startsWith('/') ? `/${path.slice(1)}` : `/${path}` }, loginType),
    query,
  };
};
