import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';

interface ConfirmNumberProps {
  /** The number as shown: another one, or the subscriber's own, masked; undefined closes the popup. */
  readonly number: string | undefined;
  onClose(): void;
  onConfirm(): void;
}

/** Confirms the number, because the exchange cannot be undone. */
export function ConfirmNumber({ number, onClose, onConfirm }: ConfirmNumberProps) {
  const [lastNumber, setLastNumber] = useState(number);
  if (number !== undefined && number !== lastNumber) setLastNumber(number);
  return (
    <Popup
      open={number !== undefined}
      title="确认充值号码"
      onClose={onClose}
      cross={false}
      footer={
        <>
          <Button kind="plain" size="m" full onPress={onClose}>
            再改改
          </Button>
          <Button size="m" full onPress={onConfirm}>
            确认兑换
          </Button>
        </>
      }
    >
      <p>
        权益将充值到 <b className="number">{lastNumber}</b>，兑换后不能退换
      </p>
    </Popup>
  );
}
