import { sql } from 'kysely';
import type { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  compensationCaseNames,
  compensationReasons,
} from '#core/rules/console/service/compensations/compensation-rules.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { actorOf, appendAudit, proposeIn } from '../../operators/public.ts';
import { compensationLimits } from './compensation-limits.ts';
import type { Case } from './case-of.ts';
import { giveCompensation, runCompensation, subscriberCompensation } from './compensation-kind.ts';

type Calls = typeof compensations;

/** What an operator gave alone on the present day. */
export async function grantedAlone(db: Db | Tx, operatorId: string, now: Date): Promise<number> {
  const { from } = chinaDayBounds(chinaDay(now));
  const { rows } = await sql<{ given: number }>`
    select coalesce(sum(amount_fen), 0)::integer as given from compensations
    where asked_by = ${operatorId} and approved_by is null and given_at is not null and given_at >= ${from}`.execute(
    db,
  );
  return rows[0]?.given ?? 0;
}

/** Gives a coupon for a case at once, or above the limits after a second person agreed. */
export const compensate = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, case: of, templateId, reason }: InputOf<Calls['compensate']>,
  call: OperatorCall,
): Promise<DataOf<Calls['compensate']>> =>
  db.transaction().execute(async (tx) => {
    if (maskAll(reason) !== reason) throw new Refusal('原因里不要写号码');
    const now = clock.now();
    const { operatorId } = call.caller;
    const input = { compensationId: newId(), userId, case: of, templateId };
    const run = await runCompensation(tx, input);
    await refuseWaiting(tx, of, now);
    // Compensations by one operator are counted one after the other.
    await sql`select from operators where operator_id = ${operatorId} for no key update`.execute(tx);
    const { title, amountFen, changes } = run;
    const because = compensationReasons(
      { amountFen, ofDayFen: await grantedAlone(tx, operatorId, now) },
      await compensationLimits(tx),
    );
    const row = {
      compensation_id: input.compensationId,
      user_id: userId,
      case_kind: of.kind,
      case_key: of.key,
      template_id: templateId,
      title,
      amount_fen: amountFen,
      reason,
      asked_by: operatorId,
      asked_at: now,
      approved_by: null,
    };
    if (because.length > 0) {
      const { proposalId } = await proposeIn(
        tx,
        subscriberCompensation,
        { input, reason },
        actorOf(call),
        now,
      );
      await tx
        .insertInto('compensations')
        .values({ ...row, proposal_id: proposalId, given_at: null, card_code: null })
        .execute();
      return { kind: 'proposed', because: [...because] };
    }
    const card_code = await giveCompensation(tx, input, run, now);
    await tx
      .insertInto('compensations')
      .values({ ...row, proposal_id: null, given_at: now, card_code })
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: subscriberCompensation.act,
        objectKind: subscriberCompensation.objectKind,
        objectKey: run.target,
        objectName: run.targetName,
        changes,
        reason,
      },
      now,
    );
    return { kind: 'given' };
  });

/** A case with a proposal that is not decided yet. */
async function refuseWaiting(tx: Tx, { kind, key }: Case, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('compensations as c')
    .innerJoin('proposals as p', 'p.proposal_id', 'c.proposal_id')
    .innerJoin('operators as o', 'o.operator_id', 'c.asked_by')
    .select(['o.name', 'c.asked_at', 'c.title'])
    .where('c.case_kind', '=', kind)
    .where('c.case_key', '=', key)
    .where('p.state', '=', 'waiting')
    .where('p.ends_at', '>', now)
    .executeTakeFirst();
  if (waiting)
    throw new Refusal(
      `${waiting.name}在 ${chinaMinute(waiting.asked_at)} 已经为这个${compensationCaseNames[kind]}申请补偿${
        waiting.title
      }，等审批`,
    );
}
