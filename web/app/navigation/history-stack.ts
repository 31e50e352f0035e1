import { storeOf } from '#web/platform/storage/storage.ts';

/** State of one history entry: a unique key, and how many of our pages precede it. */
export interface HistoryEntry {
  readonly key: string;
  readonly depth: number;
}

/** Navigation depth kept in history.state, so that it survives reloads and document changes. */
export interface HistoryStack {
  /** The current entry. */
  here(): HistoryEntry;
  push(url: string): HistoryEntry;
  /** Replaces the entry by a new one, or keeps its key under another URL. */
  replace(url: string, fresh: boolean): HistoryEntry;
  /** An entry of the same page, for a fragment link. */
  stay(entry: HistoryEntry): HistoryEntry;
  /** Updates the timestamp in the URL of the current entry. */
  retime(url: string): void;
}

const newKey = (): string => Math.random().toString(36).slice(2);
const isHistoryEntry = (state: unknown): state is HistoryEntry =>
  typeof state === 'object' && state !== null && 'key' in state && 'depth' in state;

export function createHistoryStack(storagePrefix: string, isOurs: (url: string) => boolean): HistoryStack {
  const memory = storeOf('sessionStorage', storagePrefix);
  /** Stores the depth for the next document of this tab. */
  const standAt = (entry: HistoryEntry): HistoryEntry => {
    memory.set('historyStack', `${entry.depth}/${history.length}`);
    return entry;
  };
  /** The depth of a new document: 0 when opened from outside, else derived from the previous document of this tab. */
  const depthOnArrival = (): number => {
    const [depth = 0, length = 0] = (memory.get('historyStack') ?? '').split('/').map(Number);
    if (length === 0 || !isOurs(document.referrer)) return 0;
    return Math.min(history.length > length ? depth + 1 : depth, history.length - 1);
  };
  const replace = (url: string, entry: HistoryEntry): HistoryEntry => {
    history.replaceState(entry, '', url);
    return standAt(entry);
  };
  const here = (): HistoryEntry => {
    const state: unknown = history.state;
    return isHistoryEntry(state)
      ? standAt(state)
      : replace(location.href, { key: newKey(), depth: depthOnArrival() });
  };
  return {
    here,
    push(url) {
      const entry = { key: newKey(), depth: here().depth + 1 };
      history.pushState(entry, '', url);
      return standAt(entry);
    },
    replace: (url, fresh) => replace(url, { key: fresh ? newKey() : here().key, depth: here().depth }),
    stay: ({ key, depth }) => replace(location.href, { key, depth: depth + 1 }),
    retime(url) {
      try {
        history.replaceState(history.state, '', url);
      } catch {
        // Browsers throttle replaceState; an old timestamp in the URL does no harm.
      }
    },
  };
}
