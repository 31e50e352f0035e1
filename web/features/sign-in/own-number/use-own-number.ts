import { useSyncExternalStore } from 'react';
import { session } from '#core/contract/user/session.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSite } from '#web/platform/site/site-context.tsx';

/** The state of the phone's own number. */
export type OwnNumber =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly mobile: string }
  /** Unknown to the network, but maybe known to the one-tap SDK. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'missing' };

const never = () => () => undefined;
const isHttps = () => globalThis.location.protocol === 'https:';

/** Whether the page is https; false during server rendering and hydration. */
export const useHttps = (): boolean => useSyncExternalStore(never, isHttps, () => false);

/** Loads the phone's masked number from the mobile network. */
export function useOwnNumber(): OwnNumber & { refetch(): void } {
  const { external } = useSite();
  const https = useHttps();
  const call = useApi();
  const known = useSession((state) => state.session.kind !== 'unknown');
  const answer = useQuery(
    callKey(session.ownMobile, {}),
    () => call(session.ownMobile, {}, { quiet: true }),
    { enabled: known },
  );
  const sdk = https && external.scripts.oneTap !== '';
  const number = (): OwnNumber => {
    if (!answer.data && !answer.error) return { kind: 'loading' };
    if (https && !sdk) return { kind: 'missing' };
    if (answer.data?.mobile) return { kind: 'known', mobile: answer.data.mobile };
    return sdk ? { kind: 'unseen' } : { kind: 'missing' };
  };
  return { ...number(), refetch: () => void answer.refetch() };
}
