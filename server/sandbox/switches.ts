import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../http/secrets.ts';
import { isOn, readSwitches } from '../services/platform/public.ts';

const degradation = z.object({ areaNum: z.string().regex(/^\d{6}$/), flag: z.literal([0, 2, 4]) });
const maintenance = z.object({
  on: z.boolean(),
  title: z.string().trim().max(40).default(''),
  message: z.string().trim().max(400).default(''),
});

/** The operator's switches: a change ends the current row and adds another. */
export function switchesApi(app: FastifyInstance, at: string, { db, clock }: { db: Db; clock: Clock }): void {
  app.post(`${at}/degradation`, async (request, reply) => {
    const sent = degradation.safeParse(request.body);
    if (!sent.success) return reply.status(400).send({ error: 'areaNum: six digits; flag: 0, 2 or 4' });
    const { areaNum, flag } = sent.data;
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('area_degradations')
        .set({ ends_at: now })
        .where('area_num', '=', areaNum)
        .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
        .execute();
      if (flag !== 0)
        await tx
          .insertInto('area_degradations')
          .values({
            degradation_id: newId(),
            area_num: areaNum,
            feature: '*',
            flag,
            begins_at: now,
            ends_at: null,
            note: '',
          })
          .execute();
    });
    return switches(db, now);
  });
  app.post(`${at}/maintenance`, async (request, reply) => {
    const sent = maintenance.safeParse(request.body);
    if (!sent.success) return reply.status(400).send({ error: 'on: true or false; title, message: text' });
    const { on, title, message } = sent.data;
    const now = clock.now();
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('maintenance_notices')
        .set({ ends_at: now })
        .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
        .execute();
      if (on)
        await tx
          .insertInto('maintenance_notices')
          .values({
            notice_id: newId(),
            feature: '*',
            type: 4,
            title,
            message,
            begins_at: now,
            ends_at: null,
          })
          .execute();
    });
    return switches(db, now);
  });
}

/** The active switches, for the workbench. */
export async function switches(db: Db, now: Date) {
  const { degradations, notices } = await readSwitches(db, now);
  const notice = notices.find((each) => isOn(each, now));
  return {
    degradations: degradations
      .filter((each) => isOn(each, now))
      .map(({ area_num, feature, flag }) => ({ areaNum: area_num, feature, flag })),
    maintenance: { on: notice !== undefined, title: notice?.title ?? '', message: notice?.message ?? '' },
  };
}

/** Restores the demo's switches: manual ones are removed, disabled ones enabled. */
export async function resetSwitches(db: Db): Promise<void> {
  await db.deleteFrom('maintenance_notices').execute();
  await db.deleteFrom('area_degradations').where('degradation_id', 'not like', 'demo-%').execute();
  await db.updateTable('area_degradations').set({ ends_at: null }).execute();
}
