import { useMemo } from 'react';
import { gateway } from '#core/contract/common/gateway.ts';
import type { ChannelConfig } from '#core/contract/common/gateway.shapes.ts';
import type { QueryOptions, QueryResult } from '../queries/use-query.ts';
import { useCall } from '../queries/use-call.ts';
import { channelQuestion } from '../location/channel-question.ts';
import { usePlace } from '../location/place-store.ts';
import { useSession } from '../session/session-store.ts';
import { useSite } from '../site/site-context.tsx';

// A quiet call: no progress bar and no toast.
const channelConfig = { ...gateway.channelConfig, quiet: true };

/** Area degradation, maintenance and server time for this subscriber. Loaded once the session is known. */
export function useChannelConfig(
  options: Omit<QueryOptions<ChannelConfig>, 'enabled'> = {},
): QueryResult<ChannelConfig> {
  const { project, environment } = useSite();
  const known = useSession(({ session }) => session.kind !== 'unknown');
  const { areaNum } = usePlace();
  const question = useMemo(
    () => channelQuestion(environment, project.channelWays, Date.now()),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another city may have been chosen by hand
    [environment, project, areaNum],
  );
  return useCall(channelConfig, question, { ...options, enabled: known });
}
