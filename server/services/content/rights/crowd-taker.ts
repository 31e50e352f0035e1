import type { Db } from '../../../db/database.ts';
import { takeClaims, takeClaimsAtTheirWord, type Untaken, type WantedClaims } from './take-claims.ts';

/** After somebody was found to have a claim already, or nothing to claim by, so many crowds of the same right are taken the wary way. */
const waryFor = 16;

/**
 * Takes a right for a crowd. Most of it claims what it holds for the first time, so the database is first told to take that for granted, which is a
 * third cheaper; it changes nothing when it finds otherwise, and is then asked the wary way, for a while without being tried again.
 */
export function crowdTaker(db: Db, ways = { takeClaims, takeClaimsAtTheirWord }): (wanted: WantedClaims) => Promise<readonly Untaken[]> {
  const crowdsToCome = new Map<string, number>();
  return async (wanted) => {
    const left = crowdsToCome.get(wanted.rightsId);
    if (left === undefined) {
      try {
        await ways.takeClaimsAtTheirWord(db, bySubscription(wanted));
        return [];
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        crowdsToCome.set(wanted.rightsId, waryFor);
      }
    } else if (left > 1) crowdsToCome.set(wanted.rightsId, left - 1);
    else crowdsToCome.delete(wanted.rightsId);
    return ways.takeClaims(db, wanted);
  };
}

/** The same crowd in another order: all lists alike. */
function bySubscription(wanted: WantedClaims): WantedClaims {
  const { subscriptionIds } = wanted;
  const order = subscriptionIds.map((id, place) => ({ id, place })).sort((a, b) => (a.id < b.id ? -1 : 1));
  const sorted = <T>(list: readonly T[]): readonly T[] => order.map(({ place }) => list[place] as T); // every list has all their places
  return {
    ...wanted,
    claimIds: sorted(wanted.claimIds),
    userIds: sorted(wanted.userIds),
    subscriptionIds: sorted(subscriptionIds),
    channelIds: sorted(wanted.channelIds),
    areaNums: wanted.areaNums && sorted(wanted.areaNums),
    smsIds: wanted.smsIds && sorted(wanted.smsIds),
    wtAcs: wanted.wtAcs && sorted(wanted.wtAcs),
    wtAcIds: wanted.wtAcIds && sorted(wanted.wtAcIds),
  };
}

const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
