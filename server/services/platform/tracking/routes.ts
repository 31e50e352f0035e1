import type { userLog } from '#core/contract/common/user-log.ts';
import { behaviourKind } from '#core/rules/tracking/event-kind.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Handlers } from '../../../http/call.ts';
import { eventRow, type TrackedEvent } from './event-row.ts';
import type { EventContext } from './event-log.ts';
import { pageErrorLogger } from './log-page-error.ts';

export const userLogRoutes = ({ events, clock, log, metrics }: Deps): Handlers<typeof userLog> => {
  const contextOf = (call: Call): EventContext => ({
    at: clock.now().toISOString(),
    token: call.tokenHash()?.toString('hex'),
  });
  const accept = (call: Call, event: Pick<TrackedEvent, 'kind' | 'record'>): null => {
    events.accept([eventRow({ ...event, ...contextOf(call) })], call.network);
    return null;
  };
  const logPageError = pageErrorLogger({ log, metrics });
  return {
    behaviourLog: async (record, call) => accept(call, { kind: behaviourKind(record), record }),
    behaviourBeacon: async (beacon, call) => {
      events.acceptBeacon({ ...beacon, ...contextOf(call) }, call.network);
      return null;
    },
    pageViewLog: async (record, call) => accept(call, { kind: 'pageview', record }),
    pageErrorLog: async (record, { network }) => {
      logPageError(record, network);
      return null;
    },
  };
};
