import { maskedLine } from '#core/rules/console/grant-number.ts';
import type { Deps } from '../../../deps.ts';
import { NotFound } from '../../../http/refusal.ts';
import type { TaskKind } from './task-kind.ts';

const stateNames = { ready: '未执行', done: '完成', failed: '失败', wrong: '没有执行' } as const;
/** A spreadsheet computes cells that begin so. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The report of a task, line by line: numbers are masked. */
export async function taskReport(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  kinds: readonly TaskKind[],
  taskId: string,
): Promise<{ fileName: string; csv: string }> {
  const task = await db
    .selectFrom('bulk_tasks')
    .select(['kind', 'title'])
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  const kind = kinds.find((each) => each.kind === task?.kind);
  if (!task || !kind) throw new NotFound('没有这个任务');
  const rows = await db
    .selectFrom('bulk_task_lines')
    .select(['line_no', 'content_sealed', 'state', 'reason'])
    .where('task_id', '=', taskId)
    .orderBy('line_no')
    .execute();
  const lines = rows.map(({ line_no, content_sealed, state, reason }) => [
    String(line_no),
    content_sealed === null ? '' : maskedLine(encryption.mobiles.open(content_sealed)),
    stateNames[state],
    reason,
  ]);
  return {
    fileName: `${kind.act} ${task.title}.csv`,
    csv: [['行', '内容', '结果', '说明'], ...lines]
      .map((fields) => `${fields.map(cell).join(',')}\r\n`)
      .join(''),
  };
}
