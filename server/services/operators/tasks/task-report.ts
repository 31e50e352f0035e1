import { maskedLine } from '#core/rules/console/coupons/grant-number.ts';
import type { tasks } from '#core/contract/console/operations/tasks.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { pageByNumber } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';

/** What became of each line of a task. Numbers are masked. */
export async function taskReport(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  { taskId, ...input }: InputOf<typeof tasks.taskLines>,
): Promise<DataOf<typeof tasks.taskLines>> {
  const matching = () => db.selectFrom('bulk_task_lines').where('task_id', '=', taskId);
  const { page, nextKey, count } = await pageByNumber(
    {
      db,
      rows: matching().select(['line_no', 'content_sealed', 'target_key', 'state', 'reason']),
      by: 'line_no',
      order: 'asc',
      keyOf: ({ line_no }) => line_no,
      counted: () => matching().select('line_no'),
    },
    input,
  );
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
