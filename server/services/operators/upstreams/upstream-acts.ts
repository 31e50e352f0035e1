import type { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  failureText,
  forcedUntilFault,
  isFixedUpstream,
  supplierOf,
  upstreamText,
} from '#core/rules/console/operations/upstreams.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { supplierNames } from '../../platform/public.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { obeyOpened } from './opened-upstreams.ts';
import { noProbeOf, probeOf } from './probes.ts';
import { suppliersOf } from './upstream-list.ts';

type Call<Name extends keyof typeof upstreamConsole> = (typeof upstreamConsole)[Name];

async function checkKnown({ db }: Pick<Deps, 'db'>, upstream: string): Promise<void> {
  const supplier = supplierOf(upstream);
  const isKnown =
    supplier === undefined ? isFixedUpstream(upstream) : (await suppliersOf(db)).includes(supplier);
  if (!isKnown) throw new NotFound('没有这个上游');
}

const audited = async (db: Db, upstream: string) => ({
  objectKind: 'upstream',
  objectKey: upstream,
  objectName: upstreamText(upstream, await supplierNames(db)).name,
});

/** One harmless request to the upstream, whatever its breaker says. */
export async function probeUpstream(
  deps: Deps,
  { upstream }: InputOf<Call<'probeUpstream'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'probeUpstream'>>> {
  await checkKnown(deps, upstream);
  const probe = probeOf(upstream);
  if (!probe) throw new Refusal(noProbeOf(upstream) ?? '没有可以试的请求');
  const startedAt = performance.now();
  const { answer, result } = await deps.circuits.probe(() => probe(deps));
  const ms = Math.round(performance.now() - startedAt);
  if (!result) throw new Refusal('这套部署没有接这个上游，不用探测');
  const isAnswered = result.failure === undefined;
  const text = isAnswered ? answer || '有应答，内容不是预期的' : failureText(result.failure ?? '');
  await deps.db
    .transaction()
    .execute(async (tx) =>
      appendAudit(
        tx,
        actorOf(call),
        { act: '探测上游', ...(await audited(tx, upstream)), reason: `${text}，${ms} 毫秒` },
        deps.clock.now(),
      ),
    );
  return { isAnswered, text, ms };
}

/** Sends an upstream nothing until the end, in every process, by one person. */
export async function forceOpen(
  deps: Deps,
  { upstream, until, reason }: InputOf<Call<'forceOpen'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'forceOpen'>>> {
  await checkKnown(deps, upstream);
  const now = deps.clock.now();
  const end = new Date(until);
  const fault = forcedUntilFault(end.getTime(), now.getTime());
  if (fault !== undefined) throw new Refusal(fault);
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const row = { reason, opened_by: call.caller.operatorId, opened_at: now, ends_at: end };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('opened_upstreams')
      .values({ upstream, ...row })
      .onConflict((conflict) =>
        conflict.column('upstream').doUpdateSet(row).where('opened_upstreams.ends_at', '<=', now),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) {
      const before = await tx
        .selectFrom('opened_upstreams as f')
        .innerJoin('operators as o', 'o.operator_id', 'f.opened_by')
        .select(['o.name', 'f.ends_at'])
        .where('f.upstream', '=', upstream)
        .executeTakeFirstOrThrow();
      return { kind: 'opened-before', by: before.name, until: before.ends_at.toISOString() } as const;
    }
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '断开上游',
        ...(await audited(tx, upstream)),
        changes: [{ field: '熔断', before: '自动', after: `断开，到 ${chinaMinute(end)}` }],
        reason,
      },
      now,
    );
    return { kind: 'opened' } as const;
  });
  await obeyOpened(deps);
  return outcome;
}

export async function liftForced(
  deps: Deps,
  { upstream, reason }: InputOf<Call<'liftForced'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'liftForced'>>> {
  const now = deps.clock.now();
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const lifted = await tx
      .deleteFrom('opened_upstreams')
      .where('upstream', '=', upstream)
      .where('ends_at', '>', now)
      .returning('ends_at')
      .executeTakeFirst();
    if (!lifted) return { kind: 'lifted-before' } as const;
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '取消断开',
        ...(await audited(tx, upstream)),
        changes: [{ field: '熔断', before: `断开，到 ${chinaMinute(lifted.ends_at)}`, after: '自动' }],
        reason,
      },
      now,
    );
    return { kind: 'lifted' } as const;
  });
  await obeyOpened(deps);
  return outcome;
}
