import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { CashWithdrawn } from '#core/contract/activity/daily-cash.shapes.ts';
import { useAction, type Action } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline } from '#core/rules/calls/api-failure.ts';
import { useSendOnce } from '#web/platform/api/use-send-once.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Withdraws an amount. */
export function useWithdraw(onWithdrawn: (withdrawn: CashWithdrawn) => void): Action<number> {
  const call = useApi();
  const queries = useQueryCache();
  const sendOnce = useSendOnce('withdrawal');
  const refresh = () =>
    Promise.all([dailyCash.cashState, dailyCash.cashEntries].map(({ path }) => queries.refresh(path)));
  const send = (amountFen: number) =>
    sendOnce(`${amountFen}`, (idempotencyKey) =>
      call(dailyCash.withdrawCash, { yuan: amountFen / 100 }, { idempotencyKey }),
    );
  return useAction<number, CashWithdrawn>(send, {
    onDone(withdrawn) {
      void refresh();
      onWithdrawn(withdrawn);
    },
    onFailed({ code, message }) {
      if (code === offline) return;
      toast(message, 'alert');
      void refresh();
    },
  });
}
