import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import type { Deps } from '../deps.ts';
import { differencesToShow } from '../services/payments/public.ts';
import { ignoreDifference, reconcileDay, repairDifference } from '../services/payments/public.ts';
import { parseOr400 } from './parse-or-400.ts';

const at = '/sandbox/api';
const chosen = z.object({ id: z.int().min(1) });
const notFree = { repairing: '正在修复，请稍后再看', 'not-open': '这条差异已经处理过' } as const;

/** The operator's queue of differences: compares a past day, shows what was found, repairs or ignores it. */
export function differencesApi(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const yesterday = () => daysBefore(chinaDay(clock.now()), 1);
  app.get(`${at}/differences`, async () => {
    const rows = await differencesToShow(db);
    return rows.map(({ difference_id: id, order_no: orderNo, found_at, day, source, ...row }) => ({
      id,
      day,
      source,
      kind: row.kind,
      reference: row.reference,
      orderNo,
      ours: row.ours,
      theirs: row.theirs,
      repair: row.repair,
      state: row.state,
      note: row.note,
      foundAt: found_at.toISOString(),
    }));
  });
  app.post(`${at}/reconcile`, async (request, reply) => {
    const { day = yesterday() } = parseOr400(z.object({ day: z.iso.date().optional() }), request.body ?? {});
    if (day > yesterday()) return reply.code(400).send({ error: 'the day is not over' });
    return { day, ...(await reconcileDay(deps, day)) };
  });
  app.post(`${at}/difference-repair`, async (request) => {
    const outcome = await repairDifference(deps, parseOr400(chosen, request.body).id, request.ip);
    switch (outcome.kind) {
      case 'repaired':
        return { ok: true, text: outcome.note };
      case 'failed':
        return { ok: false, text: outcome.reason };
      case 'repairing':
      case 'not-open':
        return { ok: false, text: notFree[outcome.kind] };
    }
  });
  app.post(`${at}/difference-ignore`, async (request) => {
    const outcome = await ignoreDifference(deps, parseOr400(chosen, request.body).id, request.ip);
    return outcome === 'ignored' ? { ok: true, text: '已忽略' } : { ok: false, text: notFree[outcome] };
  });
}
