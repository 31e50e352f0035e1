import { useState } from 'react';
import { gateway } from '#core/contract/common/gateway.ts';
import type { ChannelConfig } from '#core/contract/common/gateway.shapes.ts';
import type { Reading, ShownAnswer } from '../answers/use-answer.ts';
import { useCall } from '../api/use-call.ts';
import { useQueryValue } from '../navigation/navigation.tsx';
import { useSession } from '../session/session-store.ts';
import { storeOf } from '../storage/storage.ts';
import { useSite } from '../site/site-context.tsx';

// A quiet call: no progress bar and no toast.
const channelConfig = { ...gateway.channelConfig, quiet: true };

/** Area degradation, maintenance and server time for this subscriber. Loaded once the session is known. */
export function useChannelConfig(
  reading: Omit<Reading<ChannelConfig>, 'enabled'> = {},
): ShownAnswer<ChannelConfig> {
  const { project, environment } = useSite();
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
