import type { MenuItem } from '#core/contract/goods/placement.shapes.ts';
import type { Deps } from '../../../deps.ts';

/** The bottom menu of a region in its order; empty for a region without one. */
export async function pageMenu({ db }: Deps, regionCode: string): Promise<{ list: MenuItem[] }> {
  const rows = await db
    .selectFrom('page_menus')
    .selectAll()
    .where('region_code', '=', regionCode)
    .orderBy('sort')
    .execute();
  return {
    list: rows.map((row) => ({
      menuName: row.menu_name,
      routerMark: row.router_mark,
      url: row.url,
      iconUrl: row.icon_url,
      selectIconUrl: row.select_icon_url,
      backgroundUrl: row.background_url,
      backgroundColor: row.background_color,
      textColor: row.text_color,
      menuType: row.menu_type,
    })),
  };
}
