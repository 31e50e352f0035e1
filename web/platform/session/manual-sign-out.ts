import type { Environment } from '#core/config/environments.ts';
import { storeOf } from '../storage/storage.ts';

const key = 'signedOutAt';
const rememberedMs = 12 * 60 * 60 * 1000;

/** Remembers a manual sign-out across tabs, so that no network or host app signs in again automatically. */
export function manualSignOut({ storagePrefix }: Environment) {
  const local = storeOf('localStorage', storagePrefix);
  return {
    begin: (now: number): void => local.set(key, String(now)),
    end: (): void => local.remove(key),
    holds: (now: number): boolean => Math.abs(now - Number(local.get(key) ?? Number.NaN)) < rememberedMs,
  };
}
