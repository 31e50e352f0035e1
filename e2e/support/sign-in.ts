import type { BrowserContext } from 'playwright-core';
import { environments } from '#core/config/environments.ts';
import { workbench } from './workbench.ts';

/** Stores a session of the subscriber on the phone, as a sign-in does, before the first page it opens. */
export async function signInAs(phone: BrowserContext, origin: string, mobile: string): Promise<void> {
  const tokens = await workbench(origin).session(mobile);
  const { storagePrefix, tokenKeys } = environments.dev;
  const entries = [
    [storagePrefix + tokenKeys.accessToken, tokens.accessToken],
    [storagePrefix + tokenKeys.refreshToken, tokens.refreshToken],
    [storagePrefix + tokenKeys.tokenTime, String(Date.now())],
  ] as const;
  await phone.addInitScript(storeOnce, { origin, entries });
}

/** Init script: it runs in every document, and a later sign-out must last. */
function storeOnce({
  origin,
  entries,
}: {
  readonly origin: string;
  readonly entries: readonly (readonly [string, string])[];
}): void {
  const done = 'test: session stored';
  if (location.origin !== origin || localStorage.getItem(done)) return;
  for (const [key, value] of [...entries, [done, 'yes'] as const]) localStorage.setItem(key, value);
}
