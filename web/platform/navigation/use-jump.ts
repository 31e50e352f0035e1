import { useCallback } from 'react';
import { offlineSentence } from '../api/api-failure.ts';
import { useApi } from '../api/api-context.tsx';
import { useAnswers } from '../answers/answers-context.tsx';
import { useHost } from '../hosts/host-context.tsx';
import { useWhereabouts } from '../location/whereabouts-context.tsx';
import { useWorld } from '../world/world.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { JumpOrder } from './jump-order.ts';
import { useNavigator } from './navigation.tsx';

/** Opens a full link, or a path of a project (§2, General link jumps); tells whether one went anywhere. */
export function useJump(): (order: JumpOrder) => Promise<boolean> {
  const world = useWorld();
  const host = useHost();
  const call = useApi();
  const answers = useAnswers();
  const navigator = useNavigator();
  const whereabouts = useWhereabouts();
  return useCallback(
    async (order) => {
      const loaded = await import('./open-jump.ts').catch(() => undefined); // the network is gone, or the part of an older release is
      if (!loaded) toast(offlineSentence, 'alert');
      return loaded?.openJump(order, { world, host, call, answers, navigator, whereabouts }) ?? false;
    },
    [world, host, call, answers, navigator, whereabouts],
  );
}
