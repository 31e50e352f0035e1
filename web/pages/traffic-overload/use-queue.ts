import { useCallback, useEffect, useState } from 'react';
import { overloadPauseMs, overloadWait } from '#core/rules/session/overload-wait.ts';
import { publicPages } from '#core/site/public-pages.ts';
import { useReentry } from '#web/platform/gateway/use-reentry.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface Queue {
  /** Seconds until the page asks by itself; undefined until it is known who waits. */
  readonly seconds: number | undefined;
  readonly asking: boolean;
  askNow(): void;
}

/** Waits politely: longer each time, never in step with others, and not at all while nobody looks. */
export function useQueue(): Queue {
  const known = useSession(({ session }) => session.kind !== 'unknown');
  const { asking, ask } = useReentry(publicPages.trafficOverload.path);
  const [tries, setTries] = useState(0);
  const [seconds, setSeconds] = useState<number>();
  const [resting, setResting] = useState(false);

  useEffect(() => {
    if (!known || asking) return undefined;
    const due = Date.now() + overloadWait(tries, Math.random());
    const look = () => {
      setSeconds(Math.max(0, Math.ceil((due - Date.now()) / 1000)));
      if (Date.now() < due || document.hidden) return;
      clearInterval(timer);
      void ask().then(() => setTries((before) => before + 1));
    };
    const timer = setInterval(look, 1000);
    look();
    return () => clearInterval(timer);
  }, [known, asking, tries, ask]);

  const askNow = useCallback(() => {
    setResting(true);
    setTimeout(() => setResting(false), overloadPauseMs);
    void ask().then((kind) => {
      if (kind === 'open') return;
      toast(kind === 'closed' ? '还在排队，请再等一等' : '暂时没有连上，稍后会自动重试');
      setTries((before) => before + 1);
    });
  }, [ask]);
  return { seconds, asking: asking || resting, askNow };
}
