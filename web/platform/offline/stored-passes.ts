import type { Environment } from '#core/config/environments.ts';
import type { LoungePass } from '#core/contract/goods/rail.shapes.ts';
import { storeOf } from '../storage/storage.ts';
import { storedPassesKey } from './stored-passes-key.ts';

/** A pass as it was received, for a reload without a network. */
export interface StoredPass {
  readonly userId: string;
  readonly pass: LoungePass;
  /** When it was received, by the phone's clock; with the pass's server time it measures the clock skew. */
  readonly at: number;
}

/** Caches of the service worker (web/public/pass-worker.js). */
export const passCachePrefix = 'pass-1:';
const max = 5;

const isStored = (value: unknown): value is StoredPass => {
  const { userId, pass, at } = (value ?? {}) as Partial<Record<keyof StoredPass, unknown>>;
  const { orderId } = (pass ?? {}) as { readonly orderId?: unknown };
  return typeof userId === 'string' && typeof at === 'number' && typeof orderId === 'string';
};

function allStored(stored: string | undefined): readonly StoredPass[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isStored) : [];
  } catch {
    return [];
  }
}

export const storedPass = ({ storagePrefix }: Environment, orderId: string): StoredPass | undefined =>
  allStored(storeOf('localStorage', storagePrefix).get(storedPassesKey)).find(
    ({ pass }) => pass.orderId === orderId,
  );

/** Keeps a waiting pass, and drops one that is over. Passes of another subscriber are dropped too. */
export function keepPass({ storagePrefix }: Environment, newPass: StoredPass): void {
  const local = storeOf('localStorage', storagePrefix);
  const others = allStored(local.get(storedPassesKey)).filter(
    ({ userId, pass }) => userId === newPass.userId && pass.orderId !== newPass.pass.orderId,
  );
  const list = newPass.pass.state === 'waiting' ? [newPass, ...others].slice(0, max) : others;
  local.set(storedPassesKey, JSON.stringify(list));
}
