import type { Place } from './locate.ts';
import { plainPath } from './plain-path.ts';
import { publicPages } from './public-pages.ts';
import { subSites, type SubSite } from './sub-sites.ts';

const ownLogin = (path: string) =>
  Object.values<SubSite>(subSites).find(
    ({ root, login }) => login && `${plainPath(path)}/`.startsWith(`${root}/`),
  )?.login;

/** The sign-in page of a place (§2): a sub-site's own, the plus one for excellent-plus, else the public one. */
export function loginRoute({ project, path }: Place, type: 'sms' | 'sim' = 'sms'): Place {
  const own = project === 'standalone-pages' ? ownLogin(path) : undefined;
  if (own) return { project, path: own };
  const { login, simLogin, plusLogin, plusSimLogin } = publicPages;
  const [sms, sim] = project === 'excellent-plus' ? [plusLogin, plusSimLogin] : [login, simLogin];
  return { project: 'public-pages', path: type === 'sim' ? sim.path : sms.path };
}
