import { useEffect } from 'react';
import { useSite } from '../site/site-context.tsx';
import { setShareWhenIdle } from './set-share-when-idle.ts';
import type { ShareInfo } from './host.ts';
import { useHost } from './host-context.tsx';

/** Sets share data at run time; it overrides the project's. */
export function useShare(info: Partial<ShareInfo>): void {
  const site = useSite();
  const host = useHost();
  const said = JSON.stringify(info);
  useEffect(() => setShareWhenIdle(site, host, JSON.parse(said) as Partial<ShareInfo>), [site, host, said]);
}
