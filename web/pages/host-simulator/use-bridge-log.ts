import { useEffect, useState, type RefObject } from 'react';

/** A call of the page to its host's bridge, or the bridge's answer. */
export interface BridgeEntry {
  readonly key: number;
  readonly kind: 'call' | 'answer';
  readonly name: string;
  readonly text: string;
}

const maxEntries = 40;
let entries = 0;

/** What the page in a frame says to the bridge of its host, newest first. */
export function useBridgeLog(frame: RefObject<HTMLIFrameElement | null>): readonly BridgeEntry[] {
  const [log, setLog] = useState<readonly BridgeEntry[]>([]);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ sandboxBridge?: Omit<BridgeEntry, 'key'> } | null>) => {
      const entry = data?.sandboxBridge;
      if (!entry || source !== frame.current?.contentWindow) return;
      entries += 1;
      const next = { ...entry, key: entries };
      setLog((before) => [next, ...before].slice(0, maxEntries));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame]);
  return log;
}
