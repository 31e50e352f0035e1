import { Button } from '#web/ui/button/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { AgreementText } from './agreement-text.tsx';
import type { AgreedText } from './agreed-text.ts';
import styles from './agreement.module.css';

export interface AgreementSheetProps {
  /** The opened agreement, if any. */
  readonly reading: AgreedText | undefined;
  onClose(): void;
}

/** An agreement's text in a sheet over the form. */
export function AgreementSheet({ reading, onClose }: AgreementSheetProps) {
  return (
    <Sheet
      className={styles.textSheet}
      open={reading !== undefined}
      title={reading?.title ?? ''}
      onClose={onClose}
      footer={
        <Button kind="soft" full onPress={onClose}>
          我知道了
        </Button>
      }
    >
      {reading && <AgreementText templateId={reading.templateId} />}
    </Sheet>
  );
}
