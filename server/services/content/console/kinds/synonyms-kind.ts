import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { synonymsForm } from '#core/rules/console/content-forms/synonyms-form.ts';
import type { EntityKind } from './entity-kind.ts';
import { itemId } from './item-fields.ts';

const item = z.object({
  id: z.union([itemId, singleLine(50)]),
  word: singleLine(20),
  means: singleLine(20),
});
const pairOf = ({ word, means }: { readonly word: string; readonly means: string }): string =>
  `${word} ${means}`;

/** The synonyms of the search. A pair is its own identity. */
export const synonymsKind: EntityKind<z.output<typeof item>> = {
  form: synonymsForm,
  item,
  entities: async () => [{ key: 'all', name: '商品搜索' }],
  async read(db) {
    const rows = await db
      .selectFrom('search_synonyms')
      .selectAll()
      .orderBy('word')
      .orderBy('means')
      .execute();
    return rows.map((row) => ({ id: pairOf(row), ...row }));
  },
  async write(tx, _key, items) {
    await tx.deleteFrom('search_synonyms').execute();
    if (items.length === 0) return;
    await tx
      .insertInto('search_synonyms')
      .values(items.map(({ word, means }) => ({ word, means })))
      .execute();
  },
  check: async (_deps, _key, items) => {
    const pairs = items.map(pairOf);
    const twice = pairs.find((pair, at) => pairs.indexOf(pair) < at);
    if (twice !== undefined) return [{ result: 'fail', text: `“${twice}”写了两次` }];
    const same = items.find(({ word, means }) => word === means);
    if (same) return [{ result: 'fail', text: `“${same.word}”的同义词是它自己` }];
    return [{ result: 'pass', text: `${items.length}对同义词，没有重复` }];
  },
};
