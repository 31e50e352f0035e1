import {
  currentRecommendId,
  recommendIdChange,
  type StoredRecommendId,
} from '#core/rules/tracking/recommend-id.ts';
import type { Store } from '../storage/storage.ts';

const key = 'recommendId';

/** The recommendation id of the last opened goods, kept for 24 hours (§4 Tracking state). */
export function recommendation(session: Store) {
  return {
    current: (now: number): string | undefined => currentRecommendId(read(session), now),
    /** Goods were opened; without a recommendation id the last one ends. */
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
    return undefined; // invalid stored data
  }
}

const isStored = (value: unknown): value is StoredRecommendId =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  'expiry' in value &&
  typeof value.expiry === 'number';
