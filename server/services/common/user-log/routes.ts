import type { userLog } from '#core/contract/common/user-log.ts';
import { behaviourKind } from '#core/rules/tracking/event-kind.ts';
import type { Deps } from '../../../deps.ts';
import type { Call, Handlers } from '../../../http/call.ts';
import { eventLine, type TrackedEvent } from './event-line.ts';

export const userLogRoutes = ({ events, clock }: Deps): Handlers<typeof userLog> => {
  const accept = (call: Call, told: readonly Pick<TrackedEvent, 'kind' | 'record'>[]): null => {
    const common = { at: clock.now().toISOString(), tokenHash: call.tokenHash() };
    events.accept(told.map((event) => eventLine({ ...event, ...common })));
    return null;
  };
  return {
    behaviourLog: async (record, call) => accept(call, [{ kind: behaviourKind(record), record }]),
    behaviourBeacon: async (sent, call) => accept(call, (Array.isArray(sent) ? sent : [sent]).map((record) => ({ kind: behaviourKind(record), record }))),
    pageViewLog: async (record, call) => accept(call, [{ kind: 'pageview', record }]),
  };
};
