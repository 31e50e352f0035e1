import type { Db } from '../../../db/database.ts';
import { takeClaims, takeClaimsAtTheirWord, type Untaken, type WantedClaims } from './take-claims.ts';

/** After a crowd could not be taken at its word, so many of the same right are taken the wary way. */
const waryFor = 16;

export interface CrowdTaker {
  /** Whether all of the crowd got theirs. If not, nothing has changed. */
  atTheirWord(wanted: WantedClaims): Promise<boolean>;
  /** Who got nothing. */
  warily(wanted: WantedClaims): Promise<readonly Untaken[]>;
}

/**
 * Takes a right for a crowd. Most of it claims what it holds for the first time, so the database can be told to take that for granted, which is a
 * third cheaper. Where it finds otherwise it must be asked the wary way, and for a while it is not tried again.
 */
export function crowdTaker(db: Db, ways = { takeClaims, takeClaimsAtTheirWord }): CrowdTaker {
  const crowdsToCome = new Map<string, number>();
  return {
    async atTheirWord(wanted) {
      const left = crowdsToCome.get(wanted.rightsId);
      if (left !== undefined) {
        if (left > 1) crowdsToCome.set(wanted.rightsId, left - 1);
        else crowdsToCome.delete(wanted.rightsId);
        return false;
      }
      try {
        await ways.takeClaimsAtTheirWord(db, bySubscription(wanted));
        return true;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        crowdsToCome.set(wanted.rightsId, waryFor);
        return false;
      }
    },
    warily: (wanted) => ways.takeClaims(db, wanted),
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

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
