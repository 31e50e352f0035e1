import { sql, type RawBuilder } from 'kysely';
import { naturalBatch } from '../../../db/natural-batch.ts';
import type { Deps } from '../../../deps.ts';

interface Note {
  readonly claimId: string;
}

interface Leased extends Note {
  /** The end of the lease it was asked under: who has lost it says nothing about the next try. */
  readonly leaseUntil: Date;
  readonly nextTryAt: Date;
}

export interface Refused extends Note {
  readonly reason: string;
  /** What the subscriber reads. */
  readonly note: string;
  /** Why nobody knows whether the supplier took the order back; null where it is known. */
  readonly toReconcile: string | null;
}

/** Writes one note down; false when the claim had been settled, or taken by somebody else, before. */
type Writing<Of extends Note> = (note: Of) => Promise<boolean>;

export interface ClaimNotes {
  readonly delivered: Writing<Note & { readonly content: string }>;
  readonly refused: Writing<Refused>;
  readonly silent: Writing<Leased & { readonly reason: string }>;
  /** The supplier was not asked after all: the claim is as it was. */
  readonly putBack: Writing<Leased>;
}

const texts = (values: readonly (string | null)[]) => sql`${values}::text[]`;
const times = (values: readonly Date[]) => sql`${values}::timestamptz[]`;
const idsOf = (notes: readonly Note[]) => texts(notes.map(({ claimId }) => claimId));
const leaseOf = (notes: readonly Leased[]) =>
  sql`${times(notes.map(({ leaseUntil }) => leaseUntil))}, ${times(notes.map(({ nextTryAt }) => nextTryAt))}`;

/** Suppliers answer one by one; what they say is written down together, as it comes in. An event follows from the row that changed, never by itself. */
export function claimNotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): ClaimNotes {
  const together = <Of extends Note>(
    write: (notes: readonly Of[], now: Date) => RawBuilder<{ claim_id: string }>,
  ): Writing<Of> => {
    const note = naturalBatch<Of, boolean>({
      most: 512,
      longest: Infinity,
      patienceMs: Infinity,
      run: async (_key, notes) => {
        const { rows } = await write(notes, clock.now()).execute(db);
        const written = new Set(rows.map(({ claim_id }) => claim_id));
        return notes.map(({ claimId }) => written.has(claimId));
      },
      turnedAway: () => new Error('a note was not written down'),
    });
    return (one) => note('', one);
  };
  return {
    delivered: together(
      (notes, now) => sql`
      with done as (
        update claims c set state = 'delivered', settled_at = ${now}, note = n.content from unnest(${idsOf(notes)}, ${texts(notes.map(({ content }) => content))}) as n(id, content)
        where c.claim_id = n.id and c.state = 'delivering' returning c.claim_id)
      insert into claim_events (claim_id, at, event) select claim_id, ${now}, 'delivered' from done returning claim_id`,
    ),
    refused: together(
      (notes, now) => sql`
      select claim_id from give_back_claims(${idsOf(notes)}, ${texts(notes.map(({ reason }) => reason))}, ${texts(notes.map(({ note }) => note))},
        ${texts(notes.map(({ toReconcile }) => toReconcile))}, ${now}) as g(claim_id)`,
    ),
    silent: together(
      (notes, now) => sql`
      with later as (
        update claims c set next_try_at = n.next_try_at from unnest(${idsOf(notes)}, ${leaseOf(notes)}, ${texts(notes.map(({ reason }) => reason))}) as n(id, lease_until, next_try_at, reason)
        where c.claim_id = n.id and c.state = 'delivering' and c.next_try_at = n.lease_until returning c.claim_id, n.reason)
      insert into claim_events (claim_id, at, event, detail) select claim_id, ${now}, 'silent', reason from later returning claim_id`,
    ),
    putBack: together(
      (notes) => sql`
      update claims c set tries = c.tries - 1, next_try_at = n.next_try_at from unnest(${idsOf(notes)}, ${leaseOf(notes)}) as n(id, lease_until, next_try_at)
      where c.claim_id = n.id and c.state = 'delivering' and c.next_try_at = n.lease_until returning c.claim_id`,
    ),
  };
}
