import { useState } from 'react';
import type { CashSigned } from '#core/contract/activity/daily-cash.shapes.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { useArt } from '#web/art/use-art.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { gainName } from './gain-name.ts';
import styles from './signed-popup.module.css';

interface SignedPopupProps {
  /** The sign-in to show; undefined closes the popup. */
  readonly signed: CashSigned | undefined;
  onClose(): void;
}

/** What the day brought, line by line. */
export function SignedPopup({ signed, onClose }: SignedPopupProps) {
  const art = useArt();
  const [lastSignIn, setLastSignIn] = useState(signed);
  if (signed && signed !== lastSignIn) setLastSignIn(signed);
  if (!lastSignIn) return null;
  return (
    <Popup
      open={signed !== undefined}
      look="reward"
      title="签到成功"
      onClose={onClose}
      cross={false}
      art={<img src={art('goods/luckybag-cut')} width={120} height={120} alt="" />}
      footer={
        <Button size="m" full onPress={onClose}>
          收下了，明天再来
        </Button>
      }
    >
      <p role="status">
        <Price fen={lastSignIn.gainedFen} size={44} />
      </p>
      <ul className={styles.gains}>
        {lastSignIn.gains.map((gain) => (
          <li key={gain.kind}>
            <span>{gainName(gain)}</span>
            <b className="number">+{formatFen(gain.amountFen)}元</b>
          </li>
        ))}
      </ul>
      <p>
        已连续签到{lastSignIn.streak}天，现金共{formatFen(lastSignIn.balanceFen)}元
      </p>
    </Popup>
  );
}
