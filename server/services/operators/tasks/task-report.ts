import { maskedLine } from '#core/rules/console/grant-number.ts';
import type { tasks } from '#core/contract/console/tasks.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { keysetPage } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';

/** What became of each line of a task. Numbers are masked. */
export async function taskReport(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  { taskId, after, limit }: InputOf<typeof tasks.taskLines>,
): Promise<DataOf<typeof tasks.taskLines>> {
  const matching = () => db.selectFrom('bulk_task_lines').where('task_id', '=', taskId);
  let rows = matching()
    .select(['line_no', 'content_sealed', 'target_key', 'state', 'reason'])
    .orderBy('line_no')
    .limit(limit + 1);
  if (after !== undefined) rows = rows.where('line_no', '>', Number(after) || 0);
  const { page, nextKey, count } = await keysetPage(await rows.execute(), limit, {
    keyOf: ({ line_no }) => String(line_no),
    counted: () => matching().select('line_id'),
    db,
    after,
  });
  return {
    nextKey,
    count,
    rows: page.map(({ line_no, content_sealed, target_key, state, reason }) => ({
      lineNo: line_no,
      content:
        target_key ?? (content_sealed === null ? '' : maskedLine(encryption.mobiles.open(content_sealed))),
      state,
      reason,
    })),
  };
}
