import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CodeSent } from '#core/contract/common/verification.shapes.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { sentCode, type CodeChannel, type SentCode } from './sent-code.ts';
import { sentCodeMemory } from './sent-code-memory.ts';

interface SentCodeState {
  /** The last sent code, kept across reloads. */
  readonly sent: SentCode | undefined;
  /** Seconds until the next code may be requested. */
  waitOf(mobile: string): number;
  keep(mobile: string, channel: CodeChannel, answer: CodeSent): void;
  forget(): void;
}

const tickMs = 500;

/** The countdown between two codes. */
export function useSentCode(): SentCodeState {
  const { environment } = useSite();
  const memory = useMemo(() => sentCodeMemory(environment), [environment]);
  const sent = useSyncExternalStore(memory.subscribe, memory.current, () => undefined);
  const [tick, setTick] = useState(0);
  const now = Math.max(tick, sent?.seenAt ?? 0);

  const waiting = sent !== undefined && sent.resendAt > now;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setTick(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    sent,
    waitOf: (mobile) => (sent?.mobile === mobile ? Math.max(0, Math.ceil((sent.resendAt - now) / 1000)) : 0),
    keep: (mobile, channel, answer) => memory.keep(sentCode(mobile, channel, answer, Date.now())),
    forget: memory.forget,
  };
}
