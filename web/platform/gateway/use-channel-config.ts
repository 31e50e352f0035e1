import { useState } from 'react';
import { gateway } from '#core/contract/common/gateway.ts';
import type { ChannelConfig } from '#core/contract/common/gateway.shapes.ts';
import type { Reading, ShownAnswer } from '../answers/use-answer.ts';
import { useCall } from '../api/use-call.ts';
import { useQueryValue } from '../navigation/navigation.tsx';
import { useSession } from '../session/session-store.ts';
import { storeOf } from '../storage/storage.ts';
import { useWorld } from '../world/world.tsx';

// Asked in the background: no progress bar, no sentence when it fails.
const channelConfig = { ...gateway.channelConfig, quiet: true };

/** How the product stands for whoever is here: area degradation, maintenance, the server's time. Asked once it is known who. */
export function useChannelConfig(
  reading: Omit<Reading<ChannelConfig>, 'enabled'> = {},
): ShownAnswer<ChannelConfig> {
  const { project, environment } = useWorld();
  const asked = useQueryValue('openType');
  const known = useSession(({ session }) => session.kind !== 'unknown');
  const [openType] = useState(
    () => asked ?? storeOf('sessionStorage', environment.storagePrefix).get('openType'),
  );
  return useCall(
    channelConfig,
    { channelWays: project.channelWays, ...(openType && { openType }) },
    { ...reading, enabled: known },
  );
}
