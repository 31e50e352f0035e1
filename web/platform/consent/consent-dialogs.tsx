import { useState } from 'react';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import type { AgreedText } from './agreed-text.ts';
import { AgreementSheet } from './agreement-sheet.tsx';
import { ConsentPopup } from './consent-popup.tsx';

interface ConsentDialogsProps extends PartProps {
  readonly texts: readonly AgreedText[];
  readonly action: string;
  /** The text opened from the line, if any. */
  readonly reading: AgreedText | undefined;
  /** The missing consent is asked for. */
  readonly asking: boolean;
  onAgree(): void;
}

/** The texts, and the question for a missing consent, from which they can be read as well. */
export function ConsentDialogs({
  texts,
  action,
  reading,
  asking,
  open,
  onAgree,
  onClose,
}: ConsentDialogsProps) {
  const [inPopup, setInPopup] = useState<AgreedText>();
  const closeText = () => {
    setInPopup(undefined);
    if (!asking) onClose();
  };
  return (
    <>
      <ConsentPopup
        texts={texts}
        action={action}
        open={open && asking}
        onAgree={onAgree}
        onClose={onClose}
        onRead={setInPopup}
      />
      <AgreementSheet reading={open ? (asking ? inPopup : reading) : undefined} onClose={closeText} />
    </>
  );
}
