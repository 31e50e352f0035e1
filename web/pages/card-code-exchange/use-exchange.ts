import { useState } from 'react';
import { cardCode } from '#core/contract/content/card-code.ts';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline } from '#core/rules/calls/api-failure.ts';
import { useSendOnce } from '#web/platform/api/use-send-once.ts';
import { currentChannel } from '#web/platform/tracking/values/current-channel.ts';
import { useSite } from '#web/platform/site/site-context.tsx';

export interface ExchangeInput {
  readonly code: string;
  /** Another number, or '' for the subscriber's own. */
  readonly mobile: string;
}

/** Exchanges a code. */
export function useExchange(onDone: (exchange: Exchange) => void) {
  const call = useApi();
  const queries = useQueryCache();
  const site = useSite();
  const sendOnce = useSendOnce('exchange');
  const [refusal, setRefusal] = useState<string>();
  const send = ({ code, mobile }: ExchangeInput) => {
    setRefusal(undefined);
    return sendOnce(`${code}:${mobile}`, (idempotencyKey) =>
      call(
        cardCode.exchangeCardCode,
        { cardCode: code, channelId: currentChannel(site), ...(mobile !== '' && { mobile }) },
        { idempotencyKey, inPage: true },
      ),
    );
  };
  const { run, busy } = useAction(send, {
    onDone(exchange) {
      void queries.refresh(cardCode.exchangeRecords.path);
      onDone(exchange);
    },
    onFailed(failure) {
      if (failure.code === offline) return;
      setRefusal(failure.message);
    },
  });
  return { exchange: run, busy, refusal, forgetRefusal: () => setRefusal(undefined) };
}
