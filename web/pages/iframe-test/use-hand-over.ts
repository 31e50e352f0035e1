import { useEffect, useEffectEvent, type RefObject } from 'react';
import { sso } from '#core/contract/user/sso.ts';
import { handOverChannel, handOverMessages } from '#core/rules/links/hand-over-request.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';

/**
 * Gives the embedded page a single-use token when it asks for one, so that its system knows the subscriber without a sign-in. The
 * token is a message to its origin and stands in no address.
 */
export function useHandOver(frame: RefObject<HTMLIFrameElement | null>, url: string): void {
  const call = useApi();
  const { external } = useSite();
  const answer = useEffectEvent(async ({ source, origin, data }: MessageEvent<unknown>) => {
    const embedded = frame.current?.contentWindow;
    if (!embedded || source !== embedded) return;
    const tokenChannel = handOverChannel({ origin, data }, url, external.redirectOrigins);
    if (tokenChannel === undefined) return;
    const provided = await call(sso.handOverToken, { tokenChannel }, { quiet: true }).catch(() => undefined);
    const { token = null, expiresInSeconds = 0 } = provided ?? {};
    embedded.postMessage({ type: handOverMessages.answer, token, expiresInSeconds }, origin);
  });
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => void answer(event);
    globalThis.addEventListener('message', hear);
    return () => globalThis.removeEventListener('message', hear);
  }, []);
}
