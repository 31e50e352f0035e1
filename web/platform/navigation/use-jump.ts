import { useCallback } from 'react';
import { offlineSentence } from '#core/rules/calls/api-failure.ts';
import { useApi } from '../api/api-context.tsx';
import { useQueryCache } from '../queries/query-cache-context.tsx';
import { useHost } from '../hosts/host-context.tsx';
import { useLocationService } from '../location/location-context.tsx';
import { useSite } from '../site/site-context.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { JumpRequest } from './jump-request.ts';
import { useNavigator } from './navigation.tsx';

/** Opens a full URL or a project path (§2, General link jumps); resolves to whether it navigated. */
export function useJump(): (order: JumpRequest) => Promise<boolean> {
  const site = useSite();
  const host = useHost();
  const call = useApi();
  const queries = useQueryCache();
  const navigator = useNavigator();
  const locationService = useLocationService();
  return useCallback(
    async (order) => {
      const loaded = await import('./open-jump.ts').catch(() => undefined); // offline, or a chunk of an older release
      if (!loaded) toast(offlineSentence, 'alert');
      return loaded?.openJump(order, { site, host, call, queries, navigator, locationService }) ?? false;
    },
    [site, host, call, queries, navigator, locationService],
  );
}
