import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ProposalKind } from '../../../operators/public.ts';
import { Refusal } from '../../../../http/refusal.ts';

const input = z.object({ claimIds: z.array(z.string()).min(1), proposer: z.string() });

interface Row {
  readonly claim_id: string;
  readonly rights_name: string;
  readonly limited: boolean;
}

/**
 * Gives claims back that are still on their way. The job that delivers them revokes the order at the supplier and then returns slot, quota
 * and stock, so that of a delivery and a give-back one counts.
 */
export const giveBackClaims: ProposalKind<z.output<typeof input>> = {
  kind: 'claims.give-back',
  act: '退回领取',
  objectKind: 'claim',
  approve: 'claims.approveGiveBack',
  input,
  needsTotp: () => false,
  async dryRun(tx, { claimIds }) {
    const { rows } = await sql<Row>`
      select c.claim_id, r.show_name as rights_name, r.monthly_stock is not null as limited
      from claims c join rights r using (rights_id)
      where c.claim_id = any(${claimIds}) and c.state = 'delivering' and c.give_back_at is null
      order by c.subscription_id collate "C", c.rights_id for update of c`.execute(tx);
    if (rows.length < claimIds.length)
      throw new Refusal(
        claimIds.length === 1
          ? '这条领取已经到账或退回'
          : `其中${claimIds.length - rows.length}条已经到账或退回，请重新选择`,
      );
    const names = [...new Set(rows.map((row) => row.rights_name))];
    const limited = rows.filter((row) => row.limited).length;
    return {
      target: rows.length === 1 ? (rows[0]?.claim_id ?? '') : digestOf(claimIds),
      targetName: `${names.slice(0, 2).join('、')}${names.length > 2 ? '等' : ''}，${rows.length}条`,
      baseVersion: digestOf(claimIds),
      changes: [{ field: '状态', before: '领取中', after: '退回名额并通知用户' }],
      effects: [
        '先向供应商撤单；供应商已经发放的仍记为到账',
        `撤单后退回${rows.length}个名额${limited > 0 ? `和${limited}件库存` : ''}，用户可以重新领取`,
        `给${rows.length}位用户发送消息和短信`,
      ],
      costFen: null,
    };
  },
  async apply(tx, { claimIds, proposer }, { now }) {
    await sql`
      with given as (
        update claims set give_back_at = ${now},
          next_try_at = case when leased_until = next_try_at then next_try_at else least(next_try_at, ${now}) end
        where claim_id = any(${claimIds}) and state = 'delivering' and give_back_at is null returning claim_id)
      insert into claim_events (claim_id, at, event, detail) select claim_id, ${now}, 'give-back', ${proposer}::text from given`.execute(
      tx,
    );
  },
};

const digestOf = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.toSorted().join('\n')).digest('hex').slice(0, 24);
