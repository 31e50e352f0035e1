import { useState, type ComponentType } from 'react';
import { AgreementLine } from '#web/features/sign-in/agreement/agreement-line.tsx';
import type { AgreementSheetProps } from '#web/features/sign-in/agreement/agreement-sheet.tsx';
import type { SignInText } from '#web/features/sign-in/agreement/sign-in-agreements.ts';
import { toast } from '#web/ui/toast/toast.ts';

interface ConsentLineProps {
  readonly texts: readonly SignInText[];
  readonly agreed: boolean;
  onChange(agreed: boolean): void;
}

/** The consent a membership requires; the texts are loaded when opened. */
export function ConsentLine({ texts, agreed, onChange }: ConsentLineProps) {
  const [reading, setReading] = useState<SignInText>();
  const [Sheet, setSheet] = useState<ComponentType<AgreementSheetProps>>();
  const read = (text: SignInText) => {
    setReading(text);
    if (Sheet) return;
    import('#web/features/sign-in/agreement/agreement-sheet.tsx').then(
      (loaded) => setSheet(() => loaded.AgreementSheet),
      () => {
        setReading(undefined);
        toast('协议没有加载出来，请重试', 'alert');
      },
    );
  };
  return (
    <>
      <AgreementLine texts={texts} agreed={agreed} onChange={onChange} onRead={read} />
      {Sheet && <Sheet reading={reading} onClose={() => setReading(undefined)} />}
    </>
  );
}
