import { features } from '#core/contract/common/features.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { controls } from '#core/contract/sandbox/controls.ts';
import type { Switches } from '#core/contract/sandbox/controls.shapes.ts';
import type { Db } from '../../db/database.ts';
import { demoDegradations } from '../../demo/rows/operations.ts';
import { newId } from '../../http/secrets.ts';
import { isOn, readSwitches } from '../../services/platform/public.ts';

/** The maintenance notice: a change ends the current one and adds another. */
export async function setMaintenance(
  db: Db,
  { on, title, message }: InputOf<typeof controls.setMaintenance>,
  now: Date,
): Promise<Switches> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('maintenance_notices')
      .set({ ends_at: now })
      .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
      .execute();
    if (on)
      await tx
        .insertInto('maintenance_notices')
        .values({ notice_id: newId(), feature: '*', type: 4, title, message, begins_at: now, ends_at: null })
        .execute();
  });
  return switches(db, now);
}

/** The active switches of whole cities and the notice, for the workbench; parts of the product are switched in the console alone. */
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
