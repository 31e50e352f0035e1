import type { Environment } from '#core/config/environments.ts';
import type { LoungePass } from '#core/contract/goods/rail.shapes.ts';
import { storeOf } from '../storage/storage.ts';
import { keptPassesKey } from './kept-passes-key.ts';

/** A pass as it was received, for a reload without a network. */
export interface KeptPass {
  readonly userId: string;
  readonly pass: LoungePass;
  /** When it was received, by the phone's clock; with the pass's server time it measures the clock skew. */
  readonly at: number;
}

/** Caches of the service worker (web/public/pass-worker.js). */
export const passCachePrefix = 'pass-1:';
const max = 5;

const isKept = (value: unknown): value is KeptPass => {
  const { userId, pass, at } = (value ?? {}) as Partial<Record<keyof KeptPass, unknown>>;
  const { orderId } = (pass ?? {}) as { readonly orderId?: unknown };
  return typeof userId === 'string' && typeof at === 'number' && typeof orderId === 'string';
};

function allKept(stored: string | undefined): readonly KeptPass[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

export const keptPass = ({ storagePrefix }: Environment, orderId: string): KeptPass | undefined =>
  allKept(storeOf('localStorage', storagePrefix).get(keptPassesKey)).find(
    ({ pass }) => pass.orderId === orderId,
  );

/** Keeps a waiting pass, and drops one that is over. Passes of another subscriber are dropped too. */
export function keepPass({ storagePrefix }: Environment, kept: KeptPass): void {
  const local = storeOf('localStorage', storagePrefix);
  const others = allKept(local.get(keptPassesKey)).filter(
    ({ userId, pass }) => userId === kept.userId && pass.orderId !== kept.pass.orderId,
  );
  const list = kept.pass.state === 'waiting' ? [kept, ...others].slice(0, max) : others;
  local.set(keptPassesKey, JSON.stringify(list));
}
