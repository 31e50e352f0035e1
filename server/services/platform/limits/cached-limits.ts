import type { Limits } from '#core/rules/console/operations/limits.ts';
import type { Db } from '../../../db/database.ts';
import { readLimits } from './read-limits.ts';

/** Cache time: a changed limit holds in every process within five seconds, like a switch. */
const rememberMs = 2_000;

/** The limits for calls of subscribers, cached for two seconds. */
export function cachedLimits(db: Db): () => Promise<Limits> {
  let last: { readonly limits: Promise<Limits>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (last && last.until > now) return last.limits;
    const limits = readLimits(db);
    last = { limits, until: now + rememberMs };
    limits.catch(() => (last = undefined)); // a failure is not cached
    return limits;
  };
}
