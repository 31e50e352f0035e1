import { useEffect, useState } from 'react';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';

type Input = RequestOf<typeof phoneManage.sendManageCode>;

/** Sends a code and counts until it may be sent again: what a code field needs. */
export function useSentCode(requested: Input | undefined) {
  const call = useApi();
  const [wait, setWait] = useState(0);
  const [sent, setSent] = useState(false);
  const send = useAction((input: Input) => call(phoneManage.sendManageCode, input), {
    onDone: ({ resendInSeconds }) => {
      setSent(true);
      setWait(resendInSeconds);
    },
  });
  const waiting = wait > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setWait((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  return {
    sent,
    send: {
      text: waiting ? `${wait}秒后重发` : sent ? '重新获取' : '获取验证码',
      disabled: waiting || send.busy || requested === undefined,
      onPress: () => requested && send.run(requested),
    },
  };
}
