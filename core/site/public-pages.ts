import type { Path, Theme } from './projects.ts';

/** A page of the public-pages project; none requires sign-in. */
export interface PublicPage {
  readonly title: string;
  readonly path: Path;
  /** False on pages that are notices themselves: they skip the maintenance popup. */
  readonly showNotice?: false;
  /** The theme, where it is not the public one. */
  readonly theme?: Theme;
}

export const publicPages = {
  login: { title: '登录', path: '/login' },
  simLogin: { title: '本机号码登录', path: '/sim-login' },
  plusLogin: { title: '登录', path: '/plus-login', theme: 'excellent-plus' },
  plusSimLogin: { title: '本机号码登录', path: '/plus-sim-login', theme: 'excellent-plus' },
  /** Not in the specification: agreement texts (`templateId` in the query). */
  protocol: { title: '服务协议', path: '/protocol' },
  neighborhoodServices: { title: '邻里服务', path: '/neighborhood-services/aggregation' },
  notFound: { title: '页面不存在', path: '/404', showNotice: false },
  cityNotice: { title: '城市公告', path: '/city-notice', showNotice: false },
  trafficOverload: { title: '访问繁忙', path: '/traffic-overload', showNotice: false },
} as const satisfies Readonly<Record<string, PublicPage>>;

export type PublicPageId = keyof typeof publicPages;

/** Documents addressed by file name directly under the base, and the public page each one shows (§2). */
export const documents: Readonly<Record<Path, Path>> = {
  '/loginPlus.html': publicPages.plusLogin.path,
  '/common/404.html': publicPages.notFound.path,
};
