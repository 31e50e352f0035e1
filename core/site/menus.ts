import { funWatchLink } from '../config/hosts.ts';
import { pathOf } from './paths/path-of.ts';
import type { Path, ProjectId } from './projects.ts';

export interface FixedMenuEntry {
  readonly menuName: string;
  readonly menuType: 0;
  /** The path that marks the entry as the current one. */
  readonly routerMark: Path;
  /** The link target when it differs from the router mark; otherwise empty. */
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly icon: 'home' | 'watch' | 'member' | 'category' | 'ticket' | 'mine';
}

export type Menu =
  | { readonly source: 'fixed'; readonly regionCode: string; readonly entries: readonly FixedMenuEntry[] }
  | { readonly source: 'fetched'; readonly regionCode: string };

/** The pages that can be tabs, with their icons and names. */
const tabs = {
  home: ['home', '首页'],
  videoDetail: ['watch', '趣看'],
  memberOrder: ['member', '会员'],
  category: ['category', '分类'],
  couponCenter: ['ticket', '领券'],
  mine: ['mine', '我的'],
} as const;
type TabPage = keyof typeof tabs;

const fixed = (
  project: ProjectId,
  regionCode: string,
  pages: readonly TabPage[],
  links: Partial<Record<TabPage, Partial<FixedMenuEntry>>> = {},
): Menu => ({
  source: 'fixed',
  regionCode,
  entries: pages.flatMap((page) => {
    const [icon, menuName] = tabs[page];
    const routerMark = pathOf(project, page);
    return routerMark ? { menuName, menuType: 0, routerMark, url: '', query: {}, icon, ...links[page] } : [];
  }),
});

const regionCode = 'SUPER_MARKET_BOTTOM';

/**
 * The bottom tab menus (§2): super-market's is fixed, easy-use's is fetched by its region code. Those of the rights mall and of
 * the mini-program edition, whose tabs §2 names, are ours.
 */
export const menus: Readonly<Partial<Record<ProjectId, Menu>>> = {
  'super-market': fixed(
    'super-market',
    regionCode,
    ['home', 'videoDetail', 'memberOrder', 'category', 'mine'],
    { videoDetail: { url: funWatchLink, query: { regionCode, pageNum: '1' } } },
  ),
  'supper-mall': fixed('supper-mall', 'SUPPER_MALL_BOTTOM', ['home', 'category', 'couponCenter', 'mine']),
  'market-mini-program': fixed('market-mini-program', 'MINI_PROGRAM_BOTTOM', [
    'home',
    'category',
    'videoDetail',
    'mine',
  ]),
  'easy-use': { source: 'fetched', regionCode: 'EASY_USE_BOTTOM' },
};
