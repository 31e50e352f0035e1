import { Button } from '#web/ui/button/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { AgreementText } from './agreement-text.tsx';
import type { SignInText } from './sign-in-agreements.ts';

export interface AgreementSheetProps {
  /** Which text is being read; undefined: none. */
  readonly reading: SignInText | undefined;
  onClose(): void;
}

/** The text of an agreement, to be read without leaving the form. */
export function AgreementSheet({ reading, onClose }: AgreementSheetProps) {
  return (
    <Sheet
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
