import { funWatchLink } from '../config/hosts.ts';
import { pages } from './pages.ts';
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

const regionCode = 'SUPER_MARKET_BOTTOM';

const entry = (
  icon: FixedMenuEntry['icon'],
  menuName: string,
  routerMark: Path,
  { url = '', query = {} }: Partial<Pick<FixedMenuEntry, 'url' | 'query'>> = {},
): FixedMenuEntry => ({ menuName, menuType: 0, routerMark, url, query, icon });

/** The bottom tab menus (§2): super-market's is fixed, easy-use's is fetched by its region code. The rights mall's is ours. */
export const menus: Readonly<Partial<Record<ProjectId, Menu>>> = {
  'super-market': {
    source: 'fixed',
    regionCode,
    entries: [
      entry('home', '首页', pages.home.paths['super-market'][0]),
      entry('watch', '趣看', pages.videoDetail.paths['super-market'][0], {
        url: funWatchLink,
        query: { regionCode, pageNum: '1' },
      }),
      entry('member', '会员', pages.memberOrder.paths['super-market'][0]),
      entry('category', '分类', pages.category.paths['super-market'][0]),
      entry('mine', '我的', pages.mine.paths['super-market'][0]),
    ],
  },
  'supper-mall': {
    source: 'fixed',
    regionCode: 'SUPPER_MALL_BOTTOM',
    entries: [
      entry('home', '首页', pages.home.paths['supper-mall'][0]),
      entry('category', '分类', pages.category.paths['supper-mall'][0]),
      entry('ticket', '领券', pages.couponCenter.paths['supper-mall'][0]),
      entry('mine', '我的', pages.mine.paths['supper-mall'][0]),
    ],
  },
  'easy-use': { source: 'fetched', regionCode: 'EASY_USE_BOTTOM' },
};
