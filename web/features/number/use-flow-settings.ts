import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import type { FlowSettings } from '#core/contract/content/phone-flow.shapes.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction, type Action } from '#web/platform/queries/use-action.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { useNumberCall } from './use-number-call.ts';
import { useNumber } from './use-number.ts';

type Change = RequestOf<typeof phoneFlow.switchFlowSetting>;

interface UsedSettings {
  readonly settings: QueryResult<FlowSettings>;
  readonly change: Action<Change>;
  readonly remove: Action<string>;
}

/** The settings of the chosen number, their switches, and deleting one. */
export function useFlowSettings(): UsedSettings {
  const call = useApi();
  const queries = useQueryCache();
  const { input } = useNumber();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const settings = useNumberCall(phoneFlow.flowSettings, input, { enabled: isMember });
  const change = useAction((requested: Change) => call(phoneFlow.switchFlowSetting, requested), {
    onDone: (changed) => queries.put(callKey(phoneFlow.flowSettings, input), changed),
  });
  const remove = useAction((settingId: string) => call(phoneFlow.deleteFlowSetting, { settingId }), {
    onDone: () => {
      toast('已删除');
      void settings.refetch();
    },
  });
  return { settings, change, remove };
}
