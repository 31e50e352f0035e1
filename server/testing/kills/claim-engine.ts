import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/database.ts';
import type { Member } from '../../http/call.ts';
import { WakeSignal } from '../../jobs/wake-signal.ts';
import { LoadGate } from '../../jobs/load-gate.ts';
import { claimRights, type ClaimRight } from '../../services/rights/claims/claim-right.ts';

export interface ClaimEngine {
  readonly claim: ClaimRight;
  close(): Promise<void>;
}

/** The claim queue of one instance, without HTTP. */
export function claimEngine(databaseUrl: string): ClaimEngine {
  const { db, close } = openDatabase({ url: databaseUrl });
  return {
    claim: claimRights({ db, clock: systemClock, claimsDue: new WakeSignal(), loadGate: new LoadGate() }),
    close,
  };
}

export const asMember = (userId: string): Member => ({ userId, mobile: '', sessionId: '' });
