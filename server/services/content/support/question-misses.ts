import { sql } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { missedWords } from '#core/rules/support/missed-words.ts';
import type { Db } from '../../../db/database.ts';
import { before, dayMs } from '../../../lifetime.ts';

const storedMs = 90 * dayMs;
/** Other words of a day beyond so many are not counted: random input fills no table. */
const maxWordsADay = 1_000;

/** Counts a search that found nothing. */
export async function countMiss(db: Db, typed: string, now: Date): Promise<void> {
  const words = missedWords(typed);
  if (words === undefined) return;
  const day = chinaDay(now);
  await sql`
    insert into question_misses (day, words, asked)
    select ${day}, ${words}, 1
    where exists (select from question_misses where day = ${day} and words = ${words})
      or (select count(*) from question_misses where day = ${day}) < ${maxWordsADay}
    on conflict (day, words) do update set asked = question_misses.asked + 1`.execute(db);
}

/** Forgets what was searched in vain three months ago. */
export const sweepQuestionMisses = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom('question_misses')
    .where('day', '<', chinaDay(before(now, storedMs)))
    .execute();
