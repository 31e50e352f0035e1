import { useState } from 'react';
import type { WithdrawalState } from '#core/contract/activity/daily-cash.shapes.ts';
import { minWithdrawalFen, withdrawalChoices } from '#core/rules/activity/cash-withdrawal.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { CashStatus } from './cash-status-of.ts';
import { useWithdraw } from './use-withdraw.ts';
import { WithdrawSheet } from './withdraw-sheet.tsx';
import { Text } from '#web/ui/text/text.tsx';

const outcomes: Readonly<Record<WithdrawalState, (yuan: string) => string>> = {
  credited: (yuan) => `${yuan}元已充入话费`,
  pending: (yuan) => `已提交，${yuan}元话费稍后到账`,
  returned: () => '话费没有充成，现金已退回',
};

/** Withdraws cash to the phone bill, or says what is missing for it. */
export function WithdrawButton({ status }: { status: CashStatus }) {
  const { balanceFen, hasPendingWithdrawal } = status;
  const [open, setOpen] = useState(false);
  const { run, busy } = useWithdraw(({ state, amountFen }) => {
    setOpen(false);
    toast(outcomes[state](formatFen(amountFen)), state === 'returned' ? 'alert' : 'status');
  });
  const choices = withdrawalChoices(balanceFen);
  if (hasPendingWithdrawal)
    return (
      <Text as="p" look="caption">
        一笔话费正在充值
      </Text>
    );
  if (choices.length === 0)
    return (
      <Text as="p" look="caption">
        再攒{formatFen(minWithdrawalFen - balanceFen)}元可充话费
      </Text>
    );
  return (
    <>
      <Button size="s" kind="soft" onPress={() => setOpen(true)}>
        充话费
      </Button>
      <WithdrawSheet
        open={open}
        choices={choices}
        busy={busy}
        onClose={() => setOpen(false)}
        onWithdraw={run}
      />
    </>
  );
}
