import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { CashSigned } from '#core/contract/activity/daily-cash.shapes.ts';
import { useAction, type Action } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';

/** Signs in for today. Idempotent: after a lost answer the server repeats the first one. */
export function useSign(onSigned: (signed: CashSigned) => void): Action<undefined> {
  const call = useApi();
  const queries = useQueryCache();
  const refresh = () =>
    Promise.all([dailyCash.cashState, dailyCash.cashEntries].map(({ path }) => queries.refresh(path)));
  return useAction<undefined, CashSigned>(() => call(dailyCash.signForCash, {}), {
    onDone: (signed) => {
      onSigned(signed);
      void refresh();
    },
    onFailed: () => {
      void refresh();
    },
  });
}
