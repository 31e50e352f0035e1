import { whenIdle } from '../site/when-idle.ts';
import type { SiteContext } from '../site/site-context.tsx';
import type { Host, ShareInfo } from './host.ts';

/** Sets the host's share data when idle; the last call wins. Returns the cancellation. */
export function setShareWhenIdle(
  site: SiteContext,
  host: Host,
  info: Partial<ShareInfo> = {},
): (() => void) | undefined {
  if (!host.app && (!host.chat || host.miniProgram)) return undefined;
  return whenIdle(() => {
    // A missing chunk of an older release: the host's default share card is used.
    import('./set-share.ts').then(
      ({ setShare }) => setShare(site, host, info),
      () => undefined,
    );
  });
}
