import type { Environment } from '#core/config/environments.ts';
import { storeOf } from '../storage/storage.ts';
import { storedNumberKey, storedPassesKey, storedWalletKey } from './stored-passes-key.ts';
import { passCachePrefix } from './stored-passes.ts';

/** After a sign-out: removes the kept passes, the wallet and what was left of the number, and the pages kept for them. */
export async function forgetPasses({ storagePrefix }: Environment): Promise<void> {
  for (const key of [storedPassesKey, storedWalletKey, storedNumberKey])
    storeOf('localStorage', storagePrefix).remove(key);
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(passCachePrefix)).map((name) => caches.delete(name)),
  );
}
