import type { RevealReason } from '#core/contract/console/reveals/reveal-reasons.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { newId } from '../../../http/secrets.ts';

type RevealKind = 'number' | 'page';

interface NewReveal {
  readonly kind: RevealKind;
  readonly userId: string;
  readonly claimId: string | null;
  readonly ticketId: string | null;
  readonly reason: RevealReason;
  readonly note: string;
}

/** Writes who looked at what and why, and returns its place in the operator's day; the database refuses a place beyond the limit. */
export async function addReveal(
  tx: Tx,
  { kind, userId, claimId, ticketId, reason, note }: NewReveal,
  { caller: { operatorId }, network }: OperatorCall,
  now: Date,
): Promise<number> {
  // Reveals of one operator follow each other, so that each has a place of its own.
  await tx
    .selectFrom('operators')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .forNoKeyUpdate()
    .execute();
  const place = (await revealsOfDay(tx, operatorId, kind, now)) + 1;
  await tx
    .insertInto('number_reveals')
    .values({
      reveal_id: newId(),
      operator_id: operatorId,
      day: chinaDay(now),
      place,
      kind,
      user_id: userId,
      claim_id: claimId,
      ticket_id: ticketId,
      reason,
      note,
      network,
      revealed_at: now,
      seen_by: null,
      seen_at: null,
    })
    .execute();
  return place;
}

export async function revealsOfDay(
  db: Db | Tx,
  operatorId: string,
  kind: RevealKind,
  now: Date,
): Promise<number> {
  const { last } = await db
    .selectFrom('number_reveals')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('operator_id', '=', operatorId)
    .where('day', '=', chinaDay(now))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
