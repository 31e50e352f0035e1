import { useState } from 'react';
import { formatFen } from '#core/rules/pricing/money.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Radio } from '#web/ui/radio/radio.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import styles from './withdraw-sheet.module.css';

interface WithdrawSheetProps {
  readonly open: boolean;
  /** Amounts in fen; the last one is all there is. */
  readonly choices: readonly number[];
  readonly busy: boolean;
  onClose(): void;
  onWithdraw(amountFen: number): void;
}

/** The amount and the number it is credited to, before it is sent. */
export function WithdrawSheet({ open, choices, busy, onClose, onWithdraw }: WithdrawSheetProps) {
  const mobile = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : ''));
  const [chosen, setChosen] = useState<number>();
  const all = choices[choices.length - 1] ?? 0;
  const amountFen = chosen !== undefined && choices.includes(chosen) ? chosen : all;
  return (
    <Sheet
      open={open}
      title="现金充话费"
      onClose={onClose}
      footer={
        <Button full busy={busy} onPress={() => onWithdraw(amountFen)}>
          充值{formatFen(amountFen)}元
        </Button>
      }
    >
      <p className={styles.target}>
        充入本机号码 <b className="number">{mobile}</b> 的话费账户，充值后不能退回
      </p>
      <div role="radiogroup" aria-label="充值金额" className={styles.choices}>
        {choices.map((fen) => (
          <Radio
            key={fen}
            name="withdrawal"
            value={String(fen)}
            checked={fen === amountFen}
            onSelect={(value) => setChosen(Number(value))}
          >
            <span className="number">{formatFen(fen)}</span>元{fen === all && '（全部整元）'}
          </Radio>
        ))}
      </div>
    </Sheet>
  );
}
