import type { Page } from 'playwright-core';
import { environments } from '#core/config/environments.ts';
import { workbench } from './workbench.ts';

/** Stores a session of the subscriber on the phone, as a sign-in does; the next page opened uses it. */
export async function signInAs(page: Page, origin: string, mobile: string): Promise<void> {
  const tokens = await workbench(origin).session(mobile);
  const { storagePrefix, tokenKeys } = environments.dev;
  await page.goto('/readyz');
  await page.evaluate(
    ({ entries }) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    {
      entries: [
        [storagePrefix + tokenKeys.accessToken, tokens.accessToken],
        [storagePrefix + tokenKeys.refreshToken, tokens.refreshToken],
        [storagePrefix + tokenKeys.tokenTime, String(Date.now())],
      ] as const,
    },
  );
}
