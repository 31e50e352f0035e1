import type { Db } from '../../../db/database.ts';
import { takeClaims, type Untaken, type WantedClaims } from './take-claims.ts';

/** After somebody was found to have a claim already, so many crowds of the same right are asked about it. */
const wareFor = 16;

/**
 * Takes a right for a crowd. Most of it claims for the first time, so the database is first told to take that for granted, which is a
 * quarter cheaper; it changes nothing when it finds otherwise, and is then asked the wary way, for a while without being tried again.
 */
export function crowdTaker(db: Db): (wanted: WantedClaims) => Promise<readonly Untaken[]> {
  const warily = new Map<string, number>();
  return async (wanted) => {
    const crowdsLeft = warily.get(wanted.rightsId);
    if (crowdsLeft === undefined) {
      try {
        return await takeClaims(db, { ...wanted, wary: false });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        warily.set(wanted.rightsId, wareFor);
      }
    } else if (crowdsLeft > 1) warily.set(wanted.rightsId, crowdsLeft - 1);
    else warily.delete(wanted.rightsId);
    return takeClaims(db, { ...wanted, wary: true });
  };
}

const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
