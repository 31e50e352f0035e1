import {
  currentRecommendId,
  recommendIdChange,
  type StoredRecommendId,
} from '#core/rules/tracking/recommend-id.ts';
import type { Store } from '../storage/storage.ts';

const key = 'recommendId';

/** The recommendation the last opened goods came from, for 24 hours (§4 Tracking state). */
export function recommendation(session: Store) {
  return {
    current: (now: number): string | undefined => currentRecommendId(read(session), now),
    /** Goods have been opened; goods nobody recommended end the last recommendation. */
    opened(recommendId: string | null | undefined, now: number): void {
      const change = recommendIdChange(recommendId, now);
      if (change.kind === 'store') session.set(key, JSON.stringify(change.stored));
      else session.remove(key);
    },
  };
}

function read(session: Store): StoredRecommendId | undefined {
  try {
    const stored: unknown = JSON.parse(session.get(key) ?? 'null');
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined; // somebody else's words under our name
  }
}

const isStored = (value: unknown): value is StoredRecommendId =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  'expiry' in value &&
  typeof value.expiry === 'number';
