import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { support } from '#core/contract/user/support.ts';
import type { Question } from '#core/contract/user/support.shapes.ts';
import { findQuestions } from '#core/rules/support/find-questions.ts';
import { countMiss } from './question-misses.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

/** How many are listed where neither a kind nor words are given, and how many a search finds. */
const shown = 8;
const relatedShown = 4;

const rowsOf = (db: Db) =>
  db
    .selectFrom('questions')
    .select(['question_id', 'kind', 'title', 'answer', 'words', 'helpful'])
    .orderBy('helpful', 'desc')
    .orderBy('sort')
    .orderBy('question_id');
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const view = ({ question_id, kind, title, answer, helpful }: Row): Question => ({
  questionId: question_id,
  kind,
  title,
  answer,
  helpful,
});

/** The questions of a kind, those that fit what was typed, or the most helpful ones. They are few, so a rule searches them. */
export async function questions(
  { db, clock }: Deps,
  { kind, words = '' }: InputOf<typeof support.questions>,
): Promise<DataOf<typeof support.questions>> {
  const rows = rowsOf(db);
  const all = await (kind ? rows.where('kind', '=', kind) : rows).execute();
  const found = words.trim() === '' ? all : findQuestions(all, words);
  if (found.length === 0 && words.trim() !== '') await countMiss(db, words, clock.now());
  return { list: (kind ? found : found.slice(0, shown)).map(view) };
}

export async function questionDetail(
  { db }: Deps,
  caller: Member | undefined,
  questionId: string,
): Promise<DataOf<typeof support.questionDetail>> {
  const row = await rowsOf(db).where('question_id', '=', questionId).executeTakeFirst();
  if (!row) throw new Refusal('没有找到这个问题');
  const [vote, related] = await Promise.all([
    caller && voteOf(db, questionId, caller.userId),
    rowsOf(db)
      .where('kind', '=', row.kind)
      .where('question_id', '<>', questionId)
      .limit(relatedShown)
      .execute(),
  ]);
  return {
    ...view(row),
    myVote: vote ?? null,
    related: related.map(({ question_id, title }) => ({ questionId: question_id, title })),
  };
}

/** Counts a subscriber's vote once; the row of the vote decides, so that concurrent votes count once too. */
export async function voteQuestion(
  { db, clock }: Deps,
  { userId }: Member,
  { questionId, helpful }: InputOf<typeof support.voteQuestion>,
): Promise<DataOf<typeof support.voteQuestion>> {
  await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('questions')
      .select('question_id')
      .where('question_id', '=', questionId)
      .executeTakeFirst();
    if (!known) throw new Refusal('没有找到这个问题');
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('question_votes')
      .values({ question_id: questionId, user_id: userId, helpful, voted_at: clock.now() })
      .onConflict((c) => c.columns(['question_id', 'user_id']).doNothing())
      .executeTakeFirst();
    if (inserted !== 1n) return;
    const counted = helpful ? 'helpful' : 'not_helpful';
    await tx
      .updateTable('questions')
      .set((e) => ({ [counted]: e(counted, '+', 1) }))
      .where('question_id', '=', questionId)
      .execute();
  });
  const { helpful: votes } = await db
    .selectFrom('questions')
    .select('helpful')
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  return { questionId, helpful: votes, myVote: (await voteOf(db, questionId, userId)) ?? helpful };
}

async function voteOf(db: Db, questionId: string, userId: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('question_votes')
    .select('helpful')
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.helpful;
}
