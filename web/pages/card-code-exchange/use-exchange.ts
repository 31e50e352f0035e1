import { useRef, useState } from 'react';
import { cardCode } from '#core/contract/content/card-code.ts';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { useAction } from '#web/platform/answers/use-action.ts';
import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline, offlineSentence } from '#web/platform/api/api-failure.ts';
import { randomText } from '#web/platform/sign-in/random-text.ts';
import { channelHere } from '#web/platform/tracking/channel-here.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export interface WantedExchange {
  readonly code: string;
  /** Another number than one's own; '' for one's own. */
  readonly mobile: string;
}

/** Exchanges a code. A try that was never answered is repeated under its old key, so that whatever is repeated stays one exchange. */
export function useExchange(onDone: (exchange: Exchange) => void) {
  const call = useApi();
  const answers = useAnswers();
  const world = useWorld();
  const open = useRef<{ readonly of: string; readonly key: string }>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const send = ({ code, mobile }: WantedExchange) => {
    const of = `${code}:${mobile}`;
    if (open.current?.of !== of) open.current = { of, key: randomText() };
    setRefusal(undefined);
    return call(
      cardCode.exchangeCardCode,
      { cardCode: code, channelId: channelHere(world), ...(mobile !== '' && { mobile }) },
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
