import { useRef, useState } from 'react';
import { cardCode } from '#core/contract/content/card-code.ts';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { useAction } from '#web/platform/answers/use-action.ts';
import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline, offlineSentence } from '#web/platform/api/api-failure.ts';
import { randomText } from '#web/platform/sign-in/random-text.ts';
import { currentChannel } from '#web/platform/tracking/current-channel.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export interface WantedExchange {
  readonly code: string;
  /** Another number, or '' for the subscriber's own. */
  readonly mobile: string;
}

/** Exchanges a code. An unanswered attempt is repeated with its idempotency key, so that it stays one exchange. */
export function useExchange(onDone: (exchange: Exchange) => void) {
  const call = useApi();
  const answers = useAnswers();
  const site = useSite();
  const open = useRef<{ readonly of: string; readonly key: string }>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const send = ({ code, mobile }: WantedExchange) => {
    const of = `${code}:${mobile}`;
    if (open.current?.of !== of) open.current = { of, key: randomText() };
    setRefusal(undefined);
    return call(
      cardCode.exchangeCardCode,
      { cardCode: code, channelId: currentChannel(site), ...(mobile !== '' && { mobile }) },
      { idempotencyKey: open.current.key },
    );
  };
  const { run, busy } = useAction(send, {
    onDone(exchange) {
      open.current = undefined;
      void answers.refresh(cardCode.exchangeRecords.path);
      onDone(exchange);
    },
    onFailed(failure) {
      if (failure.code === offline) return toast(offlineSentence, 'alert');
      open.current = undefined;
      setRefusal(failure.message);
    },
  });
  return { exchange: run, busy, refusal, forgetRefusal: () => setRefusal(undefined) };
}
