import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { isMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../deps.ts';
import { parseOr400 } from './parse-or-400.ts';

const at = '/sandbox/api';
/** What the operator changes in the workbench. The other calls are those of emulated systems. */
const acts: ReadonlySet<string> = new Set(
  [
    'session',
    'clock',
    'supplier',
    'outage',
    'degradation',
    'maintenance',
    'reset',
    'network',
    'position',
    'host-user',
    'script',
    'ticket-answer',
    'reconcile',
  ].map((name) => `${at}/${name}`),
);

const querySchema = z.object({
  kind: z.enum(['sign-in', 'refused', 'replay', 'export', 'operator', 'account']).optional(),
  /** A whole number is found by its look-up; any other text in what is shown. */
  text: z.string().trim().max(100).default(''),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
type LogQuery = z.output<typeof querySchema>;

/** GET /sandbox/api/security-log, newest first; and the log of the operator's acts. */
export function securityLogApi(app: FastifyInstance, deps: Deps): void {
  app.addHook('onResponse', async ({ method, routeOptions, body, ip }, reply) => {
    const path = routeOptions.url ?? '';
    if (method !== 'POST' || reply.statusCode >= 400 || !acts.has(path)) return;
    deps.securityLog.queue({
      kind: 'operator',
      what: path.slice(at.length + 1),
      ip,
      // Without coordinates (V1).
      detail: JSON.stringify(body ?? {}).replace(/-?\d+\.\d{3,}/g, '…'),
    });
  });
  app.get(`${at}/security-log`, async (request) => {
    const filter = parseOr400(querySchema, request.query);
    await deps.securityLog.flush();
    return { entries: await entries(deps, filter) };
  });
}

async function entries({ db, encryption }: Deps, { kind, text, limit }: LogQuery) {
  let query = db
    .selectFrom('security_log')
    .select(['at', 'kind', 'what', 'user_id', 'mobile_masked', 'ip', 'times', 'detail']);
  if (kind) query = query.where('kind', '=', kind);
  if (isMobile(text)) query = query.where('mobile_lookup', '=', encryption.mobiles.lookup(text));
  else if (text !== '')
    query = query.where(
      sql<string>`concat_ws(' ', what, user_id, mobile_masked, ip, detail)`,
      'ilike',
      `%${text.replace(/[\\%_]/g, '\\$&')}%`,
    );
  const rows = await query.orderBy('at', 'desc').orderBy('security_log_id', 'desc').limit(limit).execute();
  return rows.map(({ user_id: userId, mobile_masked: mobile, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    userId,
    mobile,
  }));
}
