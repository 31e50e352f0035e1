import { sql } from 'kysely';
import { z } from 'zod';
import { limitKeys, type LimitKey } from '#core/contract/console/operations/limit-keys.ts';
import {
  limitFault,
  limitTexts,
  limitValueText,
  usualLimits,
} from '#core/rules/console/operations/limits.ts';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ProposalKind } from '../proposals/proposal-kind.ts';

const input = z.object({ key: z.enum(limitKeys), value: z.number().int(), version: z.number().int() });

/** A limit that is not changed has no row, so changes of one limit follow each other by a lock of its name. */
async function lockedLimit(
  tx: Tx,
  key: LimitKey,
): Promise<{ readonly value: number; readonly version: number }> {
  await sql`select pg_advisory_xact_lock(hashtext(${`limit ${key}`}))`.execute(tx);
  const row = await tx
    .selectFrom('limit_values')
    .select(['value', 'version'])
    .where('limit_key', '=', key)
    .executeTakeFirst();
  return row ?? { value: usualLimits[key], version: 0 };
}

/** Changes a limit: an owner asks, another owner agrees. */
export const changeLimit: ProposalKind<z.output<typeof input>> = {
  kind: 'settings.limits',
  act: '修改限额',
  objectKind: 'limit',
  approve: 'limits.approve',
  input,
  needsTotp: () => true,
  async dryRun(tx, { key, value, version }) {
    const fault = limitFault(key, value);
    if (fault !== undefined) throw new Refusal(fault);
    const now = await lockedLimit(tx, key);
    if (now.version !== version) throw new Refusal('这项限额刚被改过，请刷新后再提交');
    const { name, where } = limitTexts[key];
    return {
      target: key,
      targetName: name,
      baseVersion: `${key}:${version}`,
      changes:
        now.value === value
          ? []
          : [{ field: name, before: limitValueText(key, now.value), after: limitValueText(key, value) }],
      effects: [where, '同意后几秒内所有进程生效；已经做过的事不受影响'],
      costFen: null,
    };
  },
  async apply(tx, { key, value }, { now, proposalId }) {
    const row = { value, changed_at: now, proposal_id: proposalId };
    await tx
      .insertInto('limit_values')
      .values({ limit_key: key, ...row })
      .onConflict((conflict) =>
        conflict
          .column('limit_key')
          .doUpdateSet((e) => ({ ...row, version: e('limit_values.version', '+', 1) })),
      )
      .execute();
  },
};
