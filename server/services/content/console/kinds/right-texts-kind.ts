import { sql } from 'kysely';
import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { rightTextsForm } from '#core/rules/console/content-forms/right-texts-form.ts';
import type { EntityKind } from './entity-kind.ts';
import { itemId } from './item-fields.ts';

const item = z.object({
  id: itemId,
  kind: z.literal('right'),
  showName: singleLine(40),
  picUrl: z.string().trim().min(1).max(2048),
  hint: singleLine(80, 0),
  detail: z.string().trim().max(4000),
});
type Item = z.output<typeof item>;

/** The texts of a product's rights and their order. Rights are added and taken out by two persons (docs/decisions/0120). */
export const rightTextsKind: EntityKind<Item> = {
  form: rightTextsForm,
  item,
  async entities(db) {
    const rows = await db
      .selectFrom('products')
      .select(['product_id', 'name'])
      .where('product_id', 'in', (e) => e.selectFrom('right_groups').select('product_id'))
      .orderBy('product_id')
      .execute();
    return rows.map(({ product_id, name }) => ({ key: product_id, name }));
  },
  async read(db, key) {
    const rows = await db
      .selectFrom('rights as r')
      .innerJoin('right_groups as g', 'g.group_id', 'r.group_id')
      .select(['r.rights_id', 'r.show_name', 'r.pic_url', 'r.hint', 'r.detail'])
      .where('g.product_id', '=', key)
      .where('r.removed_at', 'is', null)
      .orderBy('g.sort')
      .orderBy('r.sort')
      .orderBy('r.rights_id')
      .execute();
    return rows.map((row) => ({
      id: row.rights_id,
      kind: 'right',
      showName: row.show_name,
      picUrl: row.pic_url,
      hint: row.hint,
      detail: row.detail,
    }));
  },
  async write(tx, key, items) {
    // A right that is not in an older version keeps its texts.
    await sql`
      update rights r set show_name = w.show_name, pic_url = w.pic_url, hint = w.hint, detail = w.detail, sort = w.sort
      from unnest(${items.map(({ id }) => id)}::text[], ${items.map(({ showName }) => showName)}::text[],
        ${items.map(({ picUrl }) => picUrl)}::text[], ${items.map(({ hint }) => hint)}::text[],
        ${items.map(({ detail }) => detail)}::text[], ${items.map((_, at) => at + 1)}::smallint[])
        as w(rights_id, show_name, pic_url, hint, detail, sort)
      join right_groups g on g.product_id = ${key}
      where r.rights_id = w.rights_id and r.group_id = g.group_id`.execute(tx);
  },
  async check({ db }, key, items) {
    const live = await rightTextsKind.read(db, key);
    const isSame =
      live.length === items.length && items.every(({ id }) => live.some((each) => each.id === id));
    return [
      isSame
        ? { result: 'pass', text: `${items.length}项权益都在产品里` }
        : { result: 'fail', text: '这里只改文字和顺序，增减权益在“权益产品”里申请' },
    ];
  },
};
