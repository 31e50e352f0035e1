import { z } from 'zod';
import { singleLine } from '#core/contract/fields.ts';
import { questionKinds, type QuestionKind } from '#core/contract/user/question-kinds.ts';
import { questionsForm } from '#core/rules/console/content-forms/questions-form.ts';
import { questionKindNames } from '#core/rules/support/question-kind-names.ts';
import type { EntityKind } from './entity-kind.ts';
import { itemId } from './item-fields.ts';

const item = z.object({
  id: itemId,
  title: singleLine(60),
  answer: z.string().trim().min(1).max(2000),
  words: singleLine(200, 0),
});
const kindOf = (key: string): QuestionKind => questionKinds.find((each) => each === key) ?? 'claim';

/** The questions of a kind. A removed question takes its votes with it; a changed one keeps them. */
export const questionsKind: EntityKind<z.output<typeof item>> = {
  form: questionsForm,
  item,
  entities: async () => questionKinds.map((kind) => ({ key: kind, name: questionKindNames[kind] })),
  async read(db, key) {
    const rows = await db
      .selectFrom('questions')
      .select(['question_id', 'title', 'answer', 'words'])
      .where('kind', '=', kindOf(key))
      .orderBy('sort')
      .orderBy('question_id')
      .execute();
    return rows.map(({ question_id, ...texts }) => ({ id: question_id, ...texts }));
  },
  async write(tx, key, items) {
    const ids = items.map(({ id }) => id);
    await tx
      .deleteFrom('questions')
      .where('kind', '=', kindOf(key))
      .$if(ids.length > 0, (query) => query.where('question_id', 'not in', ids))
      .execute();
    if (items.length === 0) return;
    await tx
      .insertInto('questions')
      .values(
        items.map(({ id, ...texts }, at) => ({ question_id: id, kind: kindOf(key), ...texts, sort: at + 1 })),
      )
      .onConflict((conflict) =>
        conflict
          .column('question_id')
          .doUpdateSet(({ ref }) => ({
            title: ref('excluded.title'),
            answer: ref('excluded.answer'),
            words: ref('excluded.words'),
            sort: ref('excluded.sort'),
          }))
          .where('questions.kind', '=', kindOf(key)),
      )
      .execute();
  },
  check: async (_deps, _key, items) => [
    items.length > 0
      ? { result: 'pass', text: `${items.length}个问题都有回答` }
      : { result: 'warn', text: '这一类没有问题，页面上显示为空' },
  ],
};
