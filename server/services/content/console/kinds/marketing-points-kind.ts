import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { marketingPointsForm } from '#core/rules/console/content-forms/marketing-points-form.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import type { EntityKind } from './entity-kind.ts';
import { asIso, asTime, isWindow, itemId, link, time, windowFault } from './item-fields.ts';

const item = z
  .object({
    id: itemId,
    name: singleLine(20),
    picUrl: singleLine(2048),
    link,
    beginsAt: time,
    endsAt: time,
  })
  .refine(isWindow, windowFault);

const pageNames: Readonly<Record<string, string>> = {
  home: '首页',
  mine: '我的',
  officer: '福利官',
  rights: '权益领取',
};

/** The offers of a kind of page. */
export const marketingPointsKind: EntityKind<z.output<typeof item>> = {
  form: marketingPointsForm,
  item,
  async entities(db) {
    const rows = await db
      .selectFrom('marketing_points')
      .select('page_type')
      .distinct()
      .orderBy('page_type')
      .execute();
    return rows.map(({ page_type }) => ({ key: page_type, name: pageNames[page_type] ?? page_type }));
  },
  async read(db, key) {
    const rows = await db
      .selectFrom('marketing_points')
      .selectAll()
      .where('page_type', '=', key)
      .orderBy('sort')
      .orderBy('point_id')
      .execute();
    return rows.map((row) => ({
      id: row.point_id,
      name: row.name,
      picUrl: row.pic_url,
      link: row.link === '' ? null : row.link,
      beginsAt: asIso(row.begins_at),
      endsAt: asIso(row.ends_at),
    }));
  },
  async write(tx, key, items) {
    await tx.deleteFrom('marketing_points').where('page_type', '=', key).execute();
    if (items.length === 0) return;
    await tx
      .insertInto('marketing_points')
      .values(
        items.map((each, at) => ({
          point_id: each.id,
          page_type: key,
          name: each.name,
          pic_url: each.picUrl,
          link: each.link ?? '',
          sort: at + 1,
          begins_at: asTime(each.beginsAt),
          ends_at: asTime(each.endsAt),
        })),
      )
      .execute();
  },
  check: async (deps, _key, items) => [
    ...(await checkPictures(deps, marketingPointsForm, items)),
    await checkLinks(deps, items),
  ],
};
