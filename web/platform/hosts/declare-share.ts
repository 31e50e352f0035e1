import { whenIdle } from '../tracking/when-idle.ts';
import type { World } from '../world/world.tsx';
import type { Host, ShareInfo } from './host.ts';

/** Tells the app how to share the page, once nothing better is to be done; of several the last counts. Gives back what calls it off. */
export function declareShare(
  world: World,
  host: Host,
  info: Partial<ShareInfo> = {},
): (() => void) | undefined {
  if (!host.app && (!host.chat || host.miniProgram)) return undefined;
  return whenIdle(() => {
    // A part of an older release that is gone: the page is shared as the app likes.
    import('./set-share.ts').then(
      ({ setShare }) => setShare(world, host, info),
      () => undefined,
    );
  });
}
