import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { pageTextsForm } from '#core/rules/console/content-forms/page-texts-form.ts';
import { checkLinks } from './check-links.ts';
import type { EntityKind } from './entity-kind.ts';
import { itemId } from './item-fields.ts';

const item = z
  .object({
    id: itemId,
    kind: z.enum(['value', 'entry']),
    name: singleLine(20, 0),
    value: singleLine(2048, 0),
  })
  .refine(({ kind, name }) => kind === 'value' || name !== '', { path: ['name'] });

const names: Readonly<Record<string, string>> = {
  exchangeRules: '卡密兑换说明',
  serviceTime: '客服时间',
};

/** The text of a page with its entries, by the code that the page asks for. */
export const pageTextsKind: EntityKind<z.output<typeof item>> = {
  form: pageTextsForm,
  item,
  async entities(db) {
    const rows = await db.selectFrom('page_configs').select('code').orderBy('code').execute();
    return rows.map(({ code }) => ({ key: code, name: names[code] ?? code }));
  },
  async read(db, key) {
    const config = await db
      .selectFrom('page_configs')
      .select('value')
      .where('code', '=', key)
      .executeTakeFirst();
    const entries = await db
      .selectFrom('page_config_items')
      .select(['key', 'name', 'value'])
      .where('code', '=', key)
      .orderBy('sort')
      .orderBy('key')
      .execute();
    return [
      { id: 'value', kind: 'value', name: '', value: config?.value ?? '' },
      ...entries.map(({ key: id, name, value }) => ({ id, kind: 'entry' as const, name, value })),
    ];
  },
  async write(tx, key, items) {
    const value = items.find(({ kind }) => kind === 'value')?.value ?? '';
    await tx
      .insertInto('page_configs')
      .values({ code: key, value })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ value }))
      .execute();
    await tx.deleteFrom('page_config_items').where('code', '=', key).execute();
    const entries = items.filter(({ kind }) => kind === 'entry');
    if (entries.length === 0) return;
    await tx
      .insertInto('page_config_items')
      .values(
        entries.map((each, at) => ({
          code: key,
          key: each.id,
          name: each.name,
          value: each.value,
          sort: at + 1,
        })),
      )
      .execute();
  },
  check: async (deps, _key, items) => [
    items.filter(({ kind }) => kind === 'value').length === 1
      ? { result: 'pass', text: `正文和${items.length - 1}个条目` }
      : { result: 'fail', text: '正文要有一个，不能删掉' },
    // Some texts are addresses.
    await checkLinks(
      deps,
      items.flatMap(({ name, value }) =>
        /^(https?:)?\//.test(value) ? [{ name: name || '正文', link: value }] : [],
      ),
    ),
  ],
};
