import type { Selectable } from 'kysely';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import type { PageMenus } from '../db/schema/mall.ts';
import { linksFrom } from './links.ts';
import { projectOfRegion } from './project-of-region.ts';

const entries: readonly { readonly name: string; readonly page: PageId; readonly icon: string }[] = [
  { name: '首页', page: 'easyUseHome', icon: 'tab/home' },
  { name: '分类', page: 'category', icon: 'tab/category' },
  { name: '卡券', page: 'myCoupons', icon: 'icon/ticket' },
  { name: '我的', page: 'mine', icon: 'tab/mine' },
];

/** The bottom menu of the easy-use card (§2, EASY_USE_BOTTOM); pages it has not are the shopping mall's. */
export function demoMenus(base: string): readonly Selectable<PageMenus>[] {
  const [own, market] = [projectOfRegion('EASY_USE_HOME'), projectOfRegion('SUPER_MARKET_HOME')];
  const link = linksFrom(own, base);
  return entries.map(({ name, page, icon }, at) => ({
    region_code: 'EASY_USE_BOTTOM',
    sort: at + 1,
    menu_name: name,
    router_mark: pathOf(own, page) ?? pathOf(market, page) ?? '',
    url: link(page),
    icon_url: icon,
    select_icon_url: icon,
    background_url: '',
    background_color: '',
    text_color: '',
    menu_type: 0,
  }));
}
