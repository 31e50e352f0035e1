import { useSyncExternalStore } from 'react';
import { session } from '#core/contract/user/session.ts';
import { useAnswer } from '#web/platform/answers/use-answer.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/api/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useWorld } from '#web/platform/world/world.tsx';

/** What the page knows about the phone's own number. */
export type OwnNumber =
  | { readonly kind: 'asking' }
  | { readonly kind: 'known'; readonly mobile: string }
  /** The network does not tell, but the one-tap SDK may know. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'missing' };

const never = () => () => undefined;
const isHttps = () => globalThis.location.protocol === 'https:';

/** Whether the page came over https; until the browser has been asked, as on the server, it did not. */
export const useHttps = (): boolean => useSyncExternalStore(never, isHttps, () => false);

/** Asks the network whose phone this is; only a masked number comes back. */
export function useOwnNumber(): OwnNumber & { refetch(): void } {
  const { outside } = useWorld();
  const https = useHttps();
  const call = useApi();
  const known = useSession((state) => state.session.kind !== 'unknown');
  const asked = useAnswer(
    callKey(session.ownMobile, {}),
    () => call(session.ownMobile, {}, { quiet: true }),
    { enabled: known },
  );
  const sdk = https && outside.scripts.oneTap !== '';
  const number = (): OwnNumber => {
    if (!asked.data && !asked.error) return { kind: 'asking' };
    if (https && !sdk) return { kind: 'missing' };
    if (asked.data?.mobile) return { kind: 'known', mobile: asked.data.mobile };
    return sdk ? { kind: 'unseen' } : { kind: 'missing' };
  };
  return { ...number(), refetch: () => void asked.refetch() };
}
