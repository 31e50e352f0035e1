import { useState, type ReactNode } from 'react';
import { usePart } from '#web/ui/sheet/use-part.tsx';
import type { AgreedText } from './agreed-text.ts';
import { AgreementChoice } from './agreement-choice.tsx';

const dialogs = () => import('./consent-dialogs.tsx').then((found) => found.ConsentDialogs);

interface ConsentOptions {
  /** Without a text nothing is asked. */
  readonly texts: readonly AgreedText[];
  /** What the consent is for: 登录, 开通. */
  readonly action: string;
  /** For forms that keep the answer themselves. */
  readonly agreed?: boolean;
  onChange?(agreed: boolean): void;
}

export interface Consent {
  /** The checkbox with the texts, never ticked at first. */
  choice(className?: string): ReactNode;
  /** Goes on at once where the texts are agreed to; otherwise asks, and goes on with the agreement. */
  whenAgreed(goOn: () => void, isAgreed?: boolean): void;
  /** Belongs outside of forms and lists. */
  readonly dialogs: ReactNode;
}

/** The one way to ask for consent: a line over the button, and a question when the button is pressed without a tick. */
export function useConsent({ texts, action, agreed: provided, onChange }: ConsentOptions): Consent {
  const [ownAgreed, setOwnAgreed] = useState(false);
  const [reading, setReading] = useState<AgreedText>();
  const [pending, setPending] = useState<() => void>();
  const part = usePart(dialogs);
  const agreed = texts.length === 0 || (provided ?? ownAgreed);
  const change = (answer: boolean) => {
    setOwnAgreed(answer);
    onChange?.(answer);
  };
  return {
    choice: (className) =>
      texts.length > 0 && (
        <AgreementChoice
          className={className}
          texts={texts}
          agreed={agreed}
          onChange={change}
          onRead={(text) => {
            setPending(undefined);
            setReading(text);
            part.show();
          }}
        />
      ),
    whenAgreed: (goOn, isAgreed = agreed) => {
      if (isAgreed) return goOn();
      setPending(() => goOn);
      part.show();
    },
    dialogs: part.render({
      texts,
      action,
      reading,
      asking: pending !== undefined,
      onAgree: () => {
        change(true);
        part.close();
        pending?.();
      },
    }),
  };
}
