import { features } from '#core/contract/common/features.ts';
import type { Switches } from '#core/contract/sandbox/controls.shapes.ts';
import type { Db } from '../../db/database.ts';
import { demoDegradations } from '../../demo/rows/operations.ts';
import { isOn, readSwitches } from '../../services/platform/public.ts';

/** The active switches of whole cities and the notice, for the workbench; all of them are set in the console alone. */
export async function switches(db: Db, now: Date): Promise<Switches> {
  const { degradations, notices } = await readSwitches(db, now);
  const notice = notices.find((each) => isOn(each, now));
  return {
    degradations: degradations
      .filter((each) => isOn(each, now) && !features.some((feature) => feature === each.feature))
      .map(({ area_num, feature, flag }) => ({ areaNum: area_num, feature, flag })),
    maintenance: { on: notice !== undefined, title: notice?.title ?? '', message: notice?.message ?? '' },
  };
}

/** The default switches of the demo. */
export const demoFlags = demoDegradations.map(({ area_num, flag }) => ({ areaNum: area_num, flag }));

/** Restores the demo's switches: manual ones are removed, disabled ones enabled. */
export async function resetSwitches(db: Db): Promise<void> {
  await db.deleteFrom('maintenance_notices').execute();
  await db.deleteFrom('opened_upstreams').execute();
  await db.deleteFrom('area_degradations').where('degradation_id', 'not like', 'demo-%').execute();
  await db
    .updateTable('area_degradations')
    .set({ ends_at: null, lifted_by: null, lifted_at: null })
    .execute();
}
