import { highlightRanges } from '#core/rules/goods/search/highlight-ranges.ts';
import type { Db } from '../../../db/database.ts';

const maxRead = 200;

/** The most helpful question that matches; there are few, so the rule reads them all. */
export async function suggestedQuestion(db: Db, patterns: readonly (readonly string[])[]) {
  const questions = await db
    .selectFrom('questions')
    .select(['question_id', 'title', 'words', 'helpful'])
    .orderBy('helpful', 'desc')
    .orderBy('question_id')
    .limit(maxRead)
    .execute();
  const found = questions.find(({ title, words }) =>
    patterns.every((term) => [title, words].some((text) => highlightRanges(text, [term]).length > 0)),
  );
  return found ? { questionId: found.question_id, title: found.title, helpful: found.helpful } : null;
}
