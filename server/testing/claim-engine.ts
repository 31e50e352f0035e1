import { systemClock } from '../clock.ts';
import { openDatabase } from '../db/database.ts';
import type { Member } from '../http/call.ts';
import { Nudge } from '../jobs/nudge.ts';
import { Rush } from '../jobs/rush.ts';
import { claimRights, type ClaimRight } from '../services/content/rights/claim-right.ts';

export interface ClaimEngine {
  readonly claim: ClaimRight;
  close(): Promise<void>;
}

/** The claim engine of one instance, without the HTTP before it. */
export function claimEngine(databaseUrl: string): ClaimEngine {
  const { db, close } = openDatabase({ url: databaseUrl });
  return { claim: claimRights({ db, clock: systemClock, claimsDue: new Nudge(), rush: new Rush() }), close };
}

export const asMember = (userId: string): Member => ({ userId, mobile: '', sessionId: '' });
