import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

const atOnce = 1_000;

interface Link {
  readonly audit_id: number;
  readonly content: string;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
}

export interface ChainReport {
  readonly entries: number;
  /** The first entry that does not follow from the one before; null: the chain is whole. */
  readonly brokenAt: string | null;
  readonly head: string;
}

/** Computes every hash again, from the first entry to the end that audit_head names: a changed, removed or added entry is found. */
export async function verifyChain(db: Db): Promise<ChainReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const head = await tx.selectFrom('audit_head').select(['audit_id', 'hash']).executeTakeFirstOrThrow();
      const report = (entries: number, brokenAt: number | null): ChainReport => ({
        entries,
        brokenAt: brokenAt === null ? null : String(brokenAt),
        head: head.hash.toString('hex', 0, 6),
      });
      let previous: Buffer = Buffer.alloc(0);
      let last = 0;
      for (;;) {
        const { rows } = await linksAfter(last).execute(tx);
        for (const { audit_id, content, previous_hash, hash } of rows) {
          const expected = createHash('sha256').update(previous).update(content, 'utf8').digest();
          if (audit_id !== last + 1 || !previous_hash.equals(previous) || !hash.equals(expected))
            return report(last, audit_id);
          [previous, last] = [hash, audit_id];
        }
        if (rows.length < atOnce) break;
      }
      const isWhole = last === head.audit_id && previous.equals(head.hash);
      return report(last, isWhole ? null : last + 1);
    });
}

/** The text that functions/append_audit.sql hashed, made from the stored row. */
const linksAfter = (last: number) => sql<Link>`
  select audit_id, previous_hash, hash,
    jsonb_build_array(audit_id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), operator_id,
      operator_name, act, object_kind, object_key, object_name, changes, reason, proposal_id, network)::text as content
  from audit_log where audit_id > ${last} order by audit_id limit ${atOnce}`;
