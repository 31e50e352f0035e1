import { sql } from 'kysely';
import { naturalBatch } from '../../../db/natural-batch.ts';
import type { Deps } from '../../../deps.ts';

/** What a supplier said about a claim, or that it said nothing. */
interface Note {
  readonly claimId: string;
  readonly detail: string;
}

export interface ClaimNotes {
  delivered(claimId: string): Promise<void>;
  silent(claimId: string, reason: string): Promise<void>;
}

/** Suppliers answer one by one; what they say is written down together, as it comes in. */
export function claimNotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): ClaimNotes {
  const note = naturalBatch<Note, true>({
    most: 512,
    longest: Infinity,
    patienceMs: Infinity,
    run: async (event, notes) => {
      const ids = sql`${notes.map(({ claimId }) => claimId)}::text[]`;
      const details = sql`${notes.map(({ detail }) => detail)}::text[]`;
      const now = clock.now();
      if (event === 'delivered') await sql`with done as (update claims set state = 'delivered', settled_at = ${now} where claim_id = any(${ids}) and state = 'delivering')
        insert into claim_events (claim_id, at, event, detail) select id, ${now}, ${event}, detail from unnest(${ids}, ${details}) as n(id, detail)`.execute(db);
      else await sql`insert into claim_events (claim_id, at, event, detail) select id, ${now}, ${event}, detail from unnest(${ids}, ${details}) as n(id, detail)`.execute(db);
      return notes.map(() => true);
    },
    turnedAway: () => new Error('a note was not written down'),
  });
  return {
    delivered: async (claimId) => void (await note('delivered', { claimId, detail: '' })),
    silent: async (claimId, reason) => void (await note('silent', { claimId, detail: reason })),
  };
}
