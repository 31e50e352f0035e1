import { useCallback, useEffect, useState } from 'react';
import { overloadPauseMs, overloadWait } from '#core/rules/session/overload-wait.ts';
import { publicPages } from '#core/site/public-pages.ts';
import { useReentry } from '#web/platform/gateway/use-reentry.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface Queue {
  /** Seconds until the next automatic check; undefined while the session is unknown. */
  readonly seconds: number | undefined;
  readonly checking: boolean;
  checkNow(): void;
}

/** Polls with exponential back-off and jitter; pauses while the page is hidden. */
export function useQueue(): Queue {
  const known = useSession(({ session }) => session.kind !== 'unknown');
  const { checking, check } = useReentry(publicPages.trafficOverload.path);
  const [tries, setTries] = useState(0);
  const [seconds, setSeconds] = useState<number>();
  const [resting, setResting] = useState(false);

  useEffect(() => {
    if (!known || checking) return undefined;
    const due = Date.now() + overloadWait(tries, Math.random());
    const look = () => {
      setSeconds(Math.max(0, Math.ceil((due - Date.now()) / 1000)));
      if (Date.now() < due || document.hidden) return;
      clearInterval(timer);
      void check().then(() => setTries((before) => before + 1));
    };
    const timer = setInterval(look, 1000);
    look();
    return () => clearInterval(timer);
  }, [known, checking, tries, check]);

  const checkNow = useCallback(() => {
    setResting(true);
    setTimeout(() => setResting(false), overloadPauseMs);
    void check().then((kind) => {
      if (kind === 'open') return;
      toast(kind === 'closed' ? '还在排队，请再等一等' : '暂时没有连上，稍后会自动重试');
      setTries((before) => before + 1);
    });
  }, [check]);
  return { seconds, checking: checking || resting, checkNow };
}
