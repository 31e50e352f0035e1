import { sql } from 'kysely';
import type { content } from '#core/contract/console/content.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Deps } from '../../../deps.ts';
import { before, dayMs } from '../../../lifetime.ts';

const shownMisses = 20;
const missDays = 30;

/** How the questions of a kind are voted on, and what was searched in vain for a month, most often first. */
export async function questionFigures(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind }: InputOf<typeof content.questionFigures>,
): Promise<DataOf<typeof content.questionFigures>> {
  const [votes, misses] = await Promise.all([
    db
      .selectFrom('questions')
      .select(['question_id', 'title', 'helpful', 'not_helpful'])
      .where('kind', '=', kind)
      .orderBy('sort')
      .orderBy('question_id')
      .execute(),
    db
      .selectFrom('question_misses')
      .select(['words', sql<number>`sum(asked)::integer`.as('asked'), sql<string>`max(day)`.as('last_day')])
      .where('day', '>', chinaDay(before(clock.now(), missDays * dayMs)))
      .groupBy('words')
      .orderBy('asked', 'desc')
      .orderBy('words')
      .limit(shownMisses)
      .execute(),
  ]);
  return {
    votes: votes.map((row) => ({
      questionId: row.question_id,
      title: row.title,
      helpful: row.helpful,
      notHelpful: row.not_helpful,
    })),
    misses: misses.map(({ words, asked, last_day }) => ({ words, asked, lastDay: last_day })),
  };
}
