import { useEffect, useEffectEvent, useState } from 'react';
import { liveChangesPath } from '#core/contract/live-changes.ts';
import { tokenBox } from '../session/tokens.ts';
import { useSite } from '../site/site-context.tsx';

/** Calls `onChanged` when the server says that something of the subscriber changed. Returns whether the stream is connected; a page polls while it is not. */
export function useLiveChanges(enabled: boolean, onChanged: () => void): boolean {
  const { base, environment } = useSite();
  const [isOpen, setOpen] = useState(false);
  const notify = useEffectEvent(onChanged);
  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    import('./listen-live.ts').then(
      ({ listenLive }) =>
        listenLive({
          url: base + liveChangesPath,
          tokens: () => tokenBox(environment).read(),
          signal: stop.signal,
          onOpen: setOpen,
          onChanged: () => notify(),
        }),
      () => undefined, // polling goes on without it
    );
    return () => stop.abort();
  }, [enabled, base, environment]);
  return isOpen;
}
