import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import type { reports } from '#core/contract/sandbox/reports.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../deps.ts';

type LogQuery = InputOf<typeof reports.securityLog>;

/** What the operator changes in the workbench. The other calls are those of emulated systems. */
const operatorActs = [
  controls.openSession,
  controls.moveClock,
  controls.reset,
  upstreams.setSupplier,
  upstreams.setOutage,
  hosts.setNetwork,
  hosts.setPosition,
  hosts.setHostUser,
  hosts.setScript,
];
const acts: ReadonlyMap<string, string> = new Map(
  operatorActs.map(({ prefix, path }) => [prefix + path, path.slice(1)]),
);

/** Logs the operator's acts. */
export function logOperatorActs(app: FastifyInstance, { securityLog }: Pick<Deps, 'securityLog'>): void {
  app.addHook('onResponse', async ({ method, routeOptions, body, ip }, reply) => {
    const what = acts.get(routeOptions.url ?? '');
    if (method !== 'POST' || reply.statusCode >= 400 || what === undefined) return;
    securityLog.queue({
      kind: 'operator',
      what,
      ip,
      // Without coordinates (V1).
      detail: JSON.stringify(body ?? {}).replace(/-?\d+\.\d{3,}/g, '…'),
    });
  });
}

/** The security log, newest first. */
export async function securityEntries(
  deps: Deps,
  filter: LogQuery,
): Promise<DataOf<typeof reports.securityLog>> {
  await deps.securityLog.flush();
  return { entries: await entries(deps, filter) };
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
