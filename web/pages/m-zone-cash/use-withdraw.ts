import { useRef } from 'react';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { CashWithdrawn } from '#core/contract/activity/daily-cash.shapes.ts';
import { useAction, type Action } from '#web/platform/answers/use-action.ts';
import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline, offlineSentence } from '#web/platform/api/api-failure.ts';
import { randomText } from '#web/platform/sign-in/random-text.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Withdraws an amount. An unanswered attempt is repeated with its idempotency key, so that it stays one withdrawal. */
export function useWithdraw(onWithdrawn: (withdrawn: CashWithdrawn) => void): Action<number> {
  const call = useApi();
  const answers = useAnswers();
  const open = useRef<{ readonly amountFen: number; readonly key: string }>(undefined);
  const refresh = () =>
    Promise.all([dailyCash.cashState, dailyCash.cashEntries].map(({ path }) => answers.refresh(path)));
  const send = (amountFen: number) => {
    if (open.current?.amountFen !== amountFen) open.current = { amountFen, key: randomText() };
    return call(dailyCash.withdrawCash, { yuan: amountFen / 100 }, { idempotencyKey: open.current.key });
  };
  return useAction<number, CashWithdrawn>(send, {
    onDone(withdrawn) {
      open.current = undefined;
      void refresh();
      onWithdrawn(withdrawn);
    },
    onFailed({ code, message }) {
      if (code === offline) return toast(offlineSentence, 'alert');
      open.current = undefined;
      toast(message, 'alert');
      void refresh();
    },
  });
}
