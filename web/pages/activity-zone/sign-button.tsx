import { board } from '#core/contract/activity/board.ts';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Signs in for today's cash without leaving the board. */
export function SignButton({ fen }: { readonly fen: number }) {
  const call = useApi();
  const queries = useQueryCache();
  const signInFirst = useSignInFirst();
  const refresh = () => {
    for (const { path } of [board.activityBoard, dailyCash.cashState, dailyCash.cashEntries])
      void queries.refresh(path);
  };
  const { run, busy } = useAction((_nothing: undefined) => call(dailyCash.signForCash, {}), {
    onDone: ({ gainedFen, streak }) => {
      toast(`签到成功，得¥${formatFen(gainedFen)}，已连签${streak}天`);
      refresh();
    },
    onFailed: refresh,
  });
  return (
    <Button size="s" full busy={busy} onPress={() => signInFirst(() => run(undefined))}>
      签到，得¥{formatFen(fen)}
    </Button>
  );
}
