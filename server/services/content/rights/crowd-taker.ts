import type { Db } from '../../../db/database.ts';
import { takeClaims, type Untaken, type WantedClaims } from './take-claims.ts';

/** After somebody was found to have a claim already, or nothing to claim by, so many crowds of the same right are taken the wary way. */
const waryFor = 16;

/**
 * Takes a right for a crowd. Most of it claims what it holds for the first time, so the database is first told to take that for granted, which is a
 * quarter cheaper; it changes nothing when it finds otherwise, and is then asked the wary way, for a while without being tried again.
 */
export function crowdTaker(db: Db, take = takeClaims): (wanted: WantedClaims) => Promise<readonly Untaken[]> {
  const crowdsToCome = new Map<string, number>();
  return async (wanted) => {
    const left = crowdsToCome.get(wanted.rightsId);
    if (left === undefined) {
      try {
        return await take(db, { ...wanted, wary: false });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        crowdsToCome.set(wanted.rightsId, waryFor);
      }
    } else if (left > 1) crowdsToCome.set(wanted.rightsId, left - 1);
    else crowdsToCome.delete(wanted.rightsId);
    return take(db, { ...wanted, wary: true });
  };
}

const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
