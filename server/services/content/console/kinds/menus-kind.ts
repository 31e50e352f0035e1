import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { menusForm } from '#core/rules/console/content-forms/menus-form.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import type { EntityKind } from './entity-kind.ts';
import { itemId, link } from './item-fields.ts';

const item = z.object({
  id: z.union([itemId, singleLine(80)]),
  name: singleLine(6),
  link: link.refine((value) => value !== null),
  mark: singleLine(80),
  iconUrl: z.string().min(1).max(2048),
  selectIconUrl: z.string().min(1).max(2048),
  /** Kept as they are. */
  backgroundUrl: z.string().max(2048).default(''),
  backgroundColor: z.string().max(40).default(''),
  textColor: z.string().max(40).default(''),
  menuType: z.int().default(0),
});
const maxEntries = 5;

/** The bottom menu of a region. An entry is known by the path at which it is chosen. */
export const menusKind: EntityKind<z.output<typeof item>> = {
  form: menusForm,
  item,
  async entities(db) {
    const rows = await db
      .selectFrom('page_menus')
      .select('region_code')
      .distinct()
      .orderBy('region_code')
      .execute();
    return rows.map(({ region_code }) => ({ key: region_code, name: region_code }));
  },
  async read(db, key) {
    const rows = await db
      .selectFrom('page_menus')
      .selectAll()
      .where('region_code', '=', key)
      .orderBy('sort')
      .execute();
    return rows.map((row) => ({
      id: row.router_mark,
      name: row.menu_name,
      link: row.url,
      mark: row.router_mark,
      iconUrl: row.icon_url,
      selectIconUrl: row.select_icon_url,
      backgroundUrl: row.background_url,
      backgroundColor: row.background_color,
      textColor: row.text_color,
      menuType: row.menu_type,
    }));
  },
  async write(tx, key, items) {
    await tx.deleteFrom('page_menus').where('region_code', '=', key).execute();
    if (items.length === 0) return;
    await tx
      .insertInto('page_menus')
      .values(
        items.map((each, at) => ({
          region_code: key,
          sort: at + 1,
          menu_name: each.name,
          router_mark: each.mark,
          url: each.link ?? '',
          icon_url: each.iconUrl,
          select_icon_url: each.selectIconUrl,
          background_url: each.backgroundUrl,
          background_color: each.backgroundColor,
          text_color: each.textColor,
          menu_type: each.menuType,
        })),
      )
      .execute();
  },
  check: async (deps, _key, items) => {
    const marks = items.map(({ mark }) => mark);
    const twice = marks.find((mark, at) => marks.indexOf(mark) < at);
    return [
      items.length > maxEntries
        ? { result: 'fail', text: `一条菜单最多${maxEntries}个入口` }
        : { result: 'pass', text: `${items.length}个入口` },
      ...(twice === undefined ? [] : [{ result: 'fail', text: `两个入口都在“${twice}”被选中` } as const]),
      await checkLinks(deps, items),
      ...(await checkPictures(deps, menusForm, items)),
    ];
  },
};
