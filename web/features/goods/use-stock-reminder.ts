import { stockReminders } from '#core/contract/goods/stock-reminders.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface StockReminder {
  readonly isSet: boolean;
  readonly busy: boolean;
  toggle(): void;
}

/**
 * The reminder of a sku that is sold out; guests sign in for it. A list passes `isRead` false: it knows only the reminders set on this page
 * and makes no call for each of its rows.
 */
export function useStockReminder(skuId: string, soldOut: boolean, isRead = true): StockReminder {
  const call = useApi();
  const queries = useQueryCache();
  const { goToLogin } = useSessionActions();
  const kind = useSession(({ session }) => session.kind);
  const key = [stockReminders.stockReminder.path, skuId] as const;
  const { data } = useQuery(key, () => call(stockReminders.stockReminder, { skuId }, { quiet: true }), {
    enabled: isRead && kind === 'member' && soldOut,
  });
  const isSet = soldOut && (data?.asked ?? false);
  const change = useAction(
    (requested: boolean) =>
      call(requested ? stockReminders.askStockReminder : stockReminders.cancelStockReminder, { skuId }),
    {
      onDone: (state) => {
        queries.put(key, state);
        toast(state.asked ? '到货后会用短信和消息提醒您' : '已取消到货提醒');
      },
    },
  );
  return {
    isSet,
    busy: change.busy,
    // While the session is unknown the call itself decides.
    toggle: () => (kind === 'guest' ? goToLogin() : change.run(!isSet)),
  };
}
