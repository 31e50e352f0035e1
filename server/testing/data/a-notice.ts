import type { Db } from '../../db/database.ts';
import { freshId } from '../fresh.ts';

interface Words {
  readonly title?: string;
  readonly message?: string;
}

/** A maintenance notice over every page, as the console writes it; what is returned ends it. */
export async function aNotice(
  { db, now }: { readonly db: Db; now(): Date },
  { title = '维护公告', message = '今晚两点恢复' }: Words = {},
): Promise<() => Promise<void>> {
  const notice_id = freshId('notice');
  await db
    .insertInto('maintenance_notices')
    .values({ notice_id, title, message, begins_at: now(), ends_at: null })
    .execute();
  return async () => {
    await db
      .updateTable('maintenance_notices')
      .set({ ends_at: now() })
      .where('notice_id', '=', notice_id)
      .execute();
  };
}
