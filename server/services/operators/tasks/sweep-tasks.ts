import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { dayMs } from '../../../lifetime.ts';

const storedMs = 7 * dayMs;
const atOnce = 5_000;

/** Uploaded numbers and lists that were never started are deleted after seven days, and so is what a file held that nobody agreed to. */
export async function sweepTasks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - storedMs);
  await db.deleteFrom('bulk_tasks').where('state', '=', 'draft').where('made_at', '<', before).execute();
  await sql`
    update bulk_task_lines set content_sealed = null where line_id in (
      select l.line_id from bulk_task_lines l join bulk_tasks t using (task_id)
      where l.content_sealed is not null and t.made_at < ${before} limit ${atOnce})`.execute(db);
  await db
    .updateTable('import_files')
    .set({ content_sealed: null })
    .where('content_sealed', 'is not', null)
    .where('made_at', '<', before)
    .execute();
}
