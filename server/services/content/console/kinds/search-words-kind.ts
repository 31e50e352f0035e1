import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { searchWordsForm } from '#core/rules/console/content-forms/search-words-form.ts';
import type { EntityKind } from './entity-kind.ts';
import { cities, itemId, texts } from './item-fields.ts';

const item = z.object({
  id: z.union([itemId, singleLine(20)]),
  word: singleLine(20),
  areas: cities,
  channels: texts,
});

/** The popular words of the search box. A word is its own identity. */
export const searchWordsKind: EntityKind<z.output<typeof item>> = {
  form: searchWordsForm,
  item,
  entities: async () => [{ key: 'all', name: '搜索框' }],
  async read(db) {
    const rows = await db.selectFrom('search_words').selectAll().orderBy('sort').orderBy('word').execute();
    return rows.map(({ word, areas, channels }) => ({ id: word, word, areas, channels }));
  },
  async write(tx, _key, items) {
    await tx.deleteFrom('search_words').execute();
    if (items.length === 0) return;
    await tx
      .insertInto('search_words')
      .values(items.map(({ word, areas, channels }, at) => ({ word, areas, channels, sort: at + 1 })))
      .execute();
  },
  check: async (_deps, _key, items) => {
    const words = items.map(({ word }) => word);
    const twice = words.find((word, at) => words.indexOf(word) < at);
    if (twice !== undefined) return [{ result: 'fail', text: `“${twice}”写了两次` }];
    return [
      items.length > 0
        ? { result: 'pass', text: `${items.length}个词，没有重复` }
        : { result: 'warn', text: '没有搜索词，搜索框不显示热词' },
    ];
  },
};
