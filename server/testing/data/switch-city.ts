import type { Db } from '../../db/database.ts';
import { freshId } from '../fresh.ts';

/** A whole city as operators switch it in the console: 2 is paused, 4 limited, 0 normal again. What was on ends. */
export async function switchCity(
  { db, now }: { readonly db: Db; now(): Date },
  areaNum: string,
  flag: 0 | 2 | 4,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('area_degradations')
      .set({ ends_at: at })
      .where('area_num', '=', areaNum)
      .where('feature', '=', '*')
      .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', at)]))
      .execute();
    if (flag === 0) return;
    await tx
      .insertInto('area_degradations')
      .values({
        degradation_id: freshId('switch'),
        area_num: areaNum,
        feature: '*',
        flag,
        begins_at: at,
        ends_at: null,
        note: '',
      })
      .execute();
  });
}
