import type { Path, Theme } from './projects.ts';

/** A page of the public-pages project; none requires sign-in. */
export interface PublicPage {
  readonly path: Path;
  /** False on pages that are notices themselves: they skip the maintenance popup. */
  readonly showNotice?: false;
  /** The theme, where it is not the public one. */
  readonly theme?: Theme;
}

export const publicPages = {
  login: { path: '/login' },
  simLogin: { path: '/sim-login' },
  plusLogin: { path: '/plus-login', theme: 'excellent-plus' },
  plusSimLogin: { path: '/plus-sim-login', theme: 'excellent-plus' },
  /** Not in the specification: agreement texts (`templateId` in the query). */
  protocol: { path: '/protocol' },
  neighborhoodServices: { path: '/neighborhood-services/aggregation' },
  notFound: { path: '/404', showNotice: false },
  cityNotice: { path: '/city-notice', showNotice: false },
  trafficOverload: { path: '/traffic-overload', showNotice: false },
} as const satisfies Readonly<Record<string, PublicPage>>;

export type PublicPageId = keyof typeof publicPages;

/** Documents addressed by file name directly under the base, and the public page each one shows (§2). */
export const documents: Readonly<Record<Path, Path>> = {
  '/loginPlus.html': publicPages.plusLogin.path,
  '/common/404.html': publicPages.notFound.path,
};
