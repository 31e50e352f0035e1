import { sql } from 'kysely';
import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { categoriesForm } from '#core/rules/console/content-forms/categories-form.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import type { EntityKind } from './entity-kind.ts';
import { itemId, link } from './item-fields.ts';

const picture = singleLine(2048);
const item = z.object({
  id: itemId,
  name: singleLine(8),
  picUrl: picture,
  banner: z
    .array(
      z.object({
        title: singleLine(20),
        subTitle: singleLine(30, 0),
        buttonText: singleLine(8),
        picUrl: picture,
        link,
      }),
    )
    .max(1),
});
type Item = z.output<typeof item>;

const firstOnes = 'all';
const parentOf = (key: string): string | null => (key === firstOnes ? null : key);
const ofParent = (key: string) => sql<boolean>`parent_id is not distinct from ${parentOf(key)}::text`;

/** Categories that the items no longer have while goods or further categories are in them. */
async function stillUsed(db: Db | Tx, key: string, items: readonly Item[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('categories as c')
    .select('c.name')
    .where(ofParent(key))
    .where(sql<boolean>`c.category_id <> all(${items.map(({ id }) => id)}::text[])`)
    .where((e) =>
      e.or([
        e.exists(
          e.selectFrom('goods as g').select('g.goods_id').whereRef('g.category_id', '=', 'c.category_id'),
        ),
        e.exists(
          e
            .selectFrom('categories as k')
            .select('k.category_id')
            .whereRef('k.parent_id', '=', 'c.category_id'),
        ),
      ]),
    )
    .orderBy('c.sort')
    .execute();
  return rows.map(({ name }) => name);
}

const usedText = (names: readonly string[]): string =>
  `${names.map((name) => `“${name}”`).join('、')}里还有商品或下级分类，先移走再删`;

/** The categories under one, or the first ones. One that is used is never removed, by a rollback neither. */
export const categoriesKind: EntityKind<Item> = {
  form: categoriesForm,
  item,
  async entities(db) {
    const rows = await db
      .selectFrom('categories')
      .select(['category_id', 'name'])
      .where('parent_id', 'is', null)
      .orderBy('sort')
      .orderBy('category_id')
      .execute();
    return [
      { key: firstOnes, name: '一级分类' },
      ...rows.map(({ category_id, name }) => ({ key: category_id, name })),
    ];
  },
  async read(db, key) {
    const rows = await db
      .selectFrom('categories')
      .select(['category_id', 'name', 'pic_url', 'banner'])
      .where(ofParent(key))
      .orderBy('sort')
      .orderBy('category_id')
      .execute();
    return rows.map(({ category_id, name, pic_url, banner }) => ({
      id: category_id,
      name,
      picUrl: pic_url,
      banner: banner === null ? [] : [banner],
    }));
  },
  async write(tx, key, items) {
    const used = await stillUsed(tx, key, items);
    if (used.length > 0) throw new Refusal(usedText(used));
    const gone = await tx
      .deleteFrom('categories')
      .where(ofParent(key))
      .where(sql<boolean>`category_id <> all(${items.map(({ id }) => id)}::text[])`)
      .returning(['category_id', 'name'])
      .execute();
    // Saving goods locks the row of their category, so goods that were saved meanwhile are read here.
    const left = await tx
      .selectFrom('goods')
      .select('category_id')
      .distinct()
      .where(sql<boolean>`category_id = any(${gone.map(({ category_id }) => category_id)}::text[])`)
      .execute();
    if (left.length > 0)
      throw new Refusal(
        usedText(
          gone
            .filter(({ category_id }) => left.some((each) => each.category_id === category_id))
            .map(({ name }) => name),
        ),
      );
    if (items.length === 0) return;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('categories')
      .values(
        items.map(({ id, name, picUrl, banner: [banner] }, at) => ({
          category_id: id,
          parent_id: parentOf(key),
          name,
          pic_url: picUrl,
          banner: banner === undefined ? null : JSON.stringify(banner),
          sort: at + 1,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('category_id')
          .doUpdateSet(({ ref }) => ({
            name: ref('excluded.name'),
            pic_url: ref('excluded.pic_url'),
            banner: ref('excluded.banner'),
            sort: ref('excluded.sort'),
          }))
          .whereRef('categories.parent_id', 'is not distinct from', 'excluded.parent_id'),
      )
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) !== items.length)
      throw new Refusal('有分类已在别的上级分类里，请刷新页面后重试');
  },
  async check(deps, key, items) {
    const used = await stillUsed(deps.db, key, items);
    return [
      used.length > 0
        ? { result: 'fail', text: usedText(used) }
        : { result: 'pass', text: `${items.length}个分类，没有删掉在用的` },
      ...(await checkPictures(deps, categoriesForm, items)),
      await checkLinks(
        deps,
        items.flatMap(({ name, banner }) => banner.map((each) => ({ name, link: each.link }))),
      ),
    ];
  },
};
