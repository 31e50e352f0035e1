import { isCode128 } from '#core/rules/format/shown-codes/code-128.ts';
import { inFours } from '#core/rules/format/shown-codes/in-fours.ts';
import { Barcode } from '#web/ui/barcode/barcode.tsx';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import styles from './next-card.module.css';

interface ClaimedCodeProps extends PartProps {
  readonly code: string;
  readonly title: string;
}

/** 出示券码: the code of a claimed right, to be scanned or typed in. */
export const ClaimedCode = ({ open, onClose, code, title }: ClaimedCodeProps) => (
  <Sheet open={open} title="出示券码" onClose={onClose}>
    <div className={styles.code}>
      <h3>{title}</h3>
      <QrCode text={code} label="券码的二维码" size={220} />
      <p className={`${styles.digits} number`}>{inFours(code)}</p>
      {isCode128(code) && <Barcode digits={code} label="券码的条形码" />}
    </div>
  </Sheet>
);
