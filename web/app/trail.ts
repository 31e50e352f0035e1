import { storeOf } from '#web/platform/storage/storage.ts';

/** One entry of the browser's history: a name of its own, and how many of our pages lie behind it. */
export interface Stop {
  readonly key: string;
  readonly depth: number;
}

/** The way through the product, kept in the browser's own history, so that a reload or another document does not lose it. */
export interface Trail {
  /** The stop the browser stands at. */
  here(): Stop;
  push(url: string): Stop;
  /** A fresh stop in place of this one, or the same one at another address. */
  replace(url: string, fresh: boolean): Stop;
  /** The same page at another part of it. */
  stay(stop: Stop): Stop;
  /** The same stop with the time of this visit in its address. */
  retime(url: string): void;
}

const newKey = (): string => Math.random().toString(36).slice(2);
const isStop = (state: unknown): state is Stop =>
  typeof state === 'object' && state !== null && 'key' in state && 'depth' in state;

export function createTrail(storagePrefix: string, isOurs: (url: string) => boolean): Trail {
  const memory = storeOf('sessionStorage', storagePrefix);
  /** Tells the next document where this one stood. */
  const standAt = (stop: Stop): Stop => {
    memory.set('trail', `${stop.depth}/${history.length}`);
    return stop;
  };
  /** A document without a stop was opened from outside, from one of our pages, or in place of one. */
  const depthOnArrival = (): number => {
    const [depth = 0, length = 0] = (memory.get('trail') ?? '').split('/').map(Number);
    if (length === 0 || !isOurs(document.referrer)) return 0;
    return Math.min(history.length > length ? depth + 1 : depth, history.length - 1);
  };
  const replace = (url: string, stop: Stop): Stop => {
    history.replaceState(stop, '', url);
    return standAt(stop);
  };
  const here = (): Stop => {
    const state: unknown = history.state;
    return isStop(state)
      ? standAt(state)
      : replace(location.href, { key: newKey(), depth: depthOnArrival() });
  };
  return {
    here,
    push(url) {
      const stop = { key: newKey(), depth: here().depth + 1 };
      history.pushState(stop, '', url);
      return standAt(stop);
    },
    replace: (url, fresh) => replace(url, { key: fresh ? newKey() : here().key, depth: here().depth }),
    stay: ({ key, depth }) => replace(location.href, { key, depth: depth + 1 }),
    retime(url) {
      try {
        history.replaceState(history.state, '', url);
      } catch {
        // a browser counts such changes and takes no more for a while; the page is the same with an older time
      }
    },
  };
}
