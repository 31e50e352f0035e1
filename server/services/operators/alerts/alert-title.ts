import type { Db } from '../../../db/database.ts';

/** Guard rails of activities have rules of their own; the detail of their alerts names the activity. */
export const guardTitle = '活动护栏触发';
export const isGuard = (rule: string): boolean => rule.startsWith('guard:');

export async function alertTitle(db: Pick<Db, 'selectFrom'>, rule: string): Promise<string> {
  if (isGuard(rule)) return guardTitle;
  const found = await db
    .selectFrom('alert_rules')
    .select('title')
    .where('rule', '=', rule)
    .executeTakeFirst();
  return found?.title ?? rule;
}
