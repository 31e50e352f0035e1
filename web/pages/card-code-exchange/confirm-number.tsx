import { useState } from 'react';
import { groupMobile } from '#web/features/sign-in/group-mobile.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';

interface ConfirmNumberProps {
  /** The other number; undefined closes the popup. */
  readonly mobile: string | undefined;
  onClose(): void;
  onConfirm(): void;
}

/** Confirms another number, because the exchange cannot be undone. */
export function ConfirmNumber({ mobile, onClose, onConfirm }: ConfirmNumberProps) {
  const [lastMobile, setLastMobile] = useState(mobile);
  if (mobile !== undefined && mobile !== lastMobile) setLastMobile(mobile);
  return (
    <Popup
      open={mobile !== undefined}
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
        权益将充值到 <b className="number">{groupMobile(lastMobile ?? '')}</b>，兑换后不能退换
      </p>
    </Popup>
  );
}
