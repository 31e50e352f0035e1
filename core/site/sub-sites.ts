import { standalonePages } from './standalone.ts';
import type { Path } from './projects.ts';

/** A campaign in standalone-pages with its own index (§2). */
export interface SubSite {
  readonly root: Path;
  readonly index: Path;
  /** The site's own sign-in page; without it the public one is used. */
  readonly login?: Path;
}

const rootOf = (path: Path): Path => `/${path.split('/')[1] ?? ''}`;

export const subSites = {
  regional: {
    root: rootOf(standalonePages.beautiful.path),
    index: standalonePages.beautiful.path,
    login: standalonePages.beautifulLogin.path,
  },
  partner: {
    root: rootOf(standalonePages.partnerRetail.path),
    index: standalonePages.partnerRetail.path,
    login: standalonePages.partnerLogin.path,
  },
  pleasedWatch: { root: standalonePages.pleasedWatch.path, index: standalonePages.pleasedWatch.path },
} as const satisfies Readonly<Record<string, SubSite>>;
