import { useMemo } from 'react';
import { gateway } from '#core/contract/common/gateway.ts';
import type { ChannelConfig } from '#core/contract/common/gateway.shapes.ts';
import type { Reading, ShownAnswer } from '../answers/use-answer.ts';
import { useCall } from '../answers/use-call.ts';
import { channelQuestion } from '../location/channel-question.ts';
import { usePlace } from '../location/place-store.ts';
import { useSession } from '../session/session-store.ts';
import { useSite } from '../site/site-context.tsx';

// A quiet call: no progress bar and no toast.
const channelConfig = { ...gateway.channelConfig, quiet: true };

/** Area degradation, maintenance and server time for this subscriber. Loaded once the session is known. */
export function useChannelConfig(
  reading: Omit<Reading<ChannelConfig>, 'enabled'> = {},
): ShownAnswer<ChannelConfig> {
  const { project, environment } = useSite();
  const known = useSession(({ session }) => session.kind !== 'unknown');
  const { areaNum } = usePlace();
  const question = useMemo(
    () => channelQuestion(environment, project.channelWays, Date.now()),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another city may have been chosen by hand
    [environment, project, areaNum],
  );
  return useCall(channelConfig, question, { ...reading, enabled: known });
}
