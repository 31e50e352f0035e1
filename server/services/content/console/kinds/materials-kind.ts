import { z } from 'zod';
import { id, singleLine } from '#core/contract/fields.ts';
import { materialsForm } from '#core/rules/console/content-forms/materials-form.ts';
import { checkGoods } from './check-goods.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import type { EntityKind } from './entity-kind.ts';
import {
  asIso,
  asTime,
  cities,
  isWindow,
  itemId,
  link,
  optionalText,
  texts,
  time,
  windowFault,
} from './item-fields.ts';

const item = z
  .object({
    id: itemId,
    title: singleLine(20),
    subTitle: singleLine(30, 0),
    positionId: singleLine(40),
    picUrl: singleLine(2048),
    goodsId: z.union([id, z.literal('').transform(() => null)]).nullable(),
    link,
    buttonText: optionalText(8),
    areas: cities,
    brands: z.array(z.int()).max(10),
    investEnvs: z.array(z.int()).max(10),
    channels: texts,
    points: texts,
    beginsAt: time,
    endsAt: time,
  })
  .refine(isWindow, windowFault);

/** The pictures of an ad focus. */
export const materialsKind: EntityKind<z.output<typeof item>> = {
  form: materialsForm,
  item,
  async entities(db) {
    const rows = await db.selectFrom('materials').select('focus_id').distinct().orderBy('focus_id').execute();
    return rows.map(({ focus_id }) => ({ key: focus_id, name: focus_id }));
  },
  async read(db, key) {
    const rows = await db
      .selectFrom('materials')
      .selectAll()
      .where('focus_id', '=', key)
      .orderBy('sort')
      .orderBy('material_id')
      .execute();
    return rows.map((row) => ({
      id: row.material_id,
      title: row.title,
      subTitle: row.sub_title,
      positionId: row.position_id,
      picUrl: row.pic_url,
      goodsId: row.goods_id,
      link: row.link,
      buttonText: row.button_text,
      areas: row.areas,
      brands: row.brands,
      investEnvs: row.invest_envs,
      channels: row.channels,
      points: row.points,
      beginsAt: asIso(row.begins_at),
      endsAt: asIso(row.ends_at),
    }));
  },
  async write(tx, key, items) {
    await tx.deleteFrom('materials').where('focus_id', '=', key).execute();
    if (items.length === 0) return;
    await tx
      .insertInto('materials')
      .values(
        items.map((each, at) => ({
          material_id: each.id,
          focus_id: key,
          position_id: each.positionId,
          channels: each.channels,
          points: each.points,
          areas: each.areas,
          brands: each.brands,
          invest_envs: each.investEnvs,
          title: each.title,
          sub_title: each.subTitle,
          pic_url: each.picUrl,
          link: each.link,
          button_text: each.buttonText,
          goods_id: each.goodsId,
          begins_at: asTime(each.beginsAt),
          ends_at: asTime(each.endsAt),
          sort: at + 1,
        })),
      )
      .execute();
  },
  check: async (deps, _key, items) => [
    ...(await checkGoods(
      deps,
      items.flatMap((each) =>
        each.goodsId === null ? [] : [{ ...each, name: each.title, goods: [each.goodsId] }],
      ),
    )),
    ...(await checkPictures(deps, materialsForm, items)),
    await checkLinks(
      deps,
      items.map(({ title, link: to }) => ({ name: title, link: to })),
    ),
  ],
};
