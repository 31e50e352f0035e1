import { useSyncExternalStore } from 'react';
import { storeOf } from '#web/platform/storage/storage.ts';
import { useSite } from '#web/platform/site/site-context.tsx';

const never = () => () => undefined;

/** Whether this sign-in will also bind a chat-app identity that has no number yet (§8, code -4). */
export function useBindsOpenId(): boolean {
  const { environment } = useSite();
  return useSyncExternalStore(
    never,
    () => storeOf('sessionStorage', environment.storagePrefix).get('openId') !== undefined,
    () => false,
  );
}
