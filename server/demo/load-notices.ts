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
import { upsertRows } from './upsert-rows.ts';

/** Notices, activities and guides. Published notices keep their times; each month gets its own. */
export async function loadNotices(tx: Tx, now: Date, base: string): Promise<void> {
  const link = linksFrom(projectOfRegion('SUPER_MARKET_HOME'), base);
  await upsertRows(tx, 'notices', demoNotices(now), {
    key: ['notice_id'],
    keep: ['published_at', 'ends_at'],
  });
  await upsertRows(tx, 'page_configs', demoPageConfigs, { key: ['code'] });
  await upsertRows(tx, 'page_config_items', demoPageConfigItems, { key: ['code', 'key'] });
  await upsertRows(tx, 'activity_floors', demoActivityFloors(now, link), { key: ['act_floor_id'] });
  await upsertRows(tx, 'marketing_points', demoMarketingPoints(link), { key: ['point_id'] });
  await upsertRows(tx, 'preheat_notices', demoPreheatNotices(now, link), {
    key: ['notice_id'],
    keep: ['begins_at', 'ends_at'],
  });
  await upsertRows(tx, 'guide_steps', demoGuideSteps(link), { key: ['guide_id'] });
  await upsertRows(tx, 'lamps', demoLamps(now, link), { key: ['lamp_id'] });
}
