import type { Tx } from '../db/database.ts';
import { linksFrom } from './links.ts';
import { demoActivityFloors, demoMarketingPoints } from './notices/activities.ts';
import { demoLamps } from './notices/lamps.ts';
import {
  demoGuideSteps,
  demoNotices,
  demoPageConfigItems,
  demoPageConfigs,
  demoPreheatNotices,
} from './notices/notices.ts';
import { projectOfRegion } from './project-of-region.ts';
import { putRows } from './put-rows.ts';

/** What the operator tells everybody. What was said stays said; each month is announced anew. */
export async function putNotices(tx: Tx, now: Date, base: string): Promise<void> {
  const link = linksFrom(projectOfRegion('SUPER_MARKET_HOME'), base);
  await putRows(tx, 'notices', demoNotices(now), { key: ['notice_id'], keep: ['published_at', 'ends_at'] });
  await putRows(tx, 'page_configs', demoPageConfigs, { key: ['code'] });
  await putRows(tx, 'page_config_items', demoPageConfigItems, { key: ['code', 'key'] });
  await putRows(tx, 'activity_floors', demoActivityFloors(now, link), { key: ['act_floor_id'] });
  await putRows(tx, 'marketing_points', demoMarketingPoints(link), { key: ['point_id'] });
  await putRows(tx, 'preheat_notices', demoPreheatNotices(now, link), {
    key: ['notice_id'],
    keep: ['begins_at', 'ends_at'],
  });
  await putRows(tx, 'guide_steps', demoGuideSteps(link), { key: ['guide_id'] });
  await putRows(tx, 'lamps', demoLamps(now, link), { key: ['lamp_id'] });
}
