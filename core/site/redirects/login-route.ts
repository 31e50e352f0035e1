import type { PageRef } from '../paths/parse-page-path.ts';
import { normalizePath } from '../paths/normalize-path.ts';
import { publicPages } from '../public-pages.ts';
import { subSites, type SubSite } from '../sub-sites.ts';

const ownLogin = (path: string) =>
  Object.values<SubSite>(subSites).find(
    ({ root, login }) => login && `${normalizePath(path)}/`.startsWith(`${root}/`),
  )?.login;

/** The sign-in page that serves a page (§2): a sub-site's own, the plus one for excellent-plus, otherwise the public one. */
export function loginRoute({ project, path }: PageRef, type: 'sms' | 'sim' = 'sms'): PageRef {
  const own = project === 'standalone-pages' ? ownLogin(path) : undefined;
  if (own) return { project, path: own };
  const { login, simLogin, plusLogin, plusSimLogin } = publicPages;
  const [sms, sim] = project === 'excellent-plus' ? [plusLogin, plusSimLogin] : [login, simLogin];
  return { project: 'public-pages', path: type === 'sim' ? sim.path : sms.path };
}
