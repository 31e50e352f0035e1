import type { Peers } from '../../processes/peers.ts';
import type { Signals } from '../../processes/signals.ts';

type Listener = (event: 'changed' | 'end') => void;

/** Notifies the open pages of a subscriber that something of theirs changed; the pages then refetch. */
export interface LiveChanges {
  /** In all processes; without signals in those of this machine, and pages on others find out by polling. */
  notify(userId: string): void;
  /** Returns how to stop. */
  watch(userId: string, listener: Listener): () => void;
  /** Ends every stream; later ones end at once. */
  end(): void;
}

/** A subscriber with more pages open has the oldest stream ended. */
const maxStreams = 5;

export function liveChanges(peers: Peers, signals?: Signals): LiveChanges {
  const watchers = new Map<string, Set<Listener>>();
  let isEnded = false;
  const notifyOwn = (userId: string): number => {
    const streams = watchers.get(userId) ?? new Set<Listener>();
    for (const listener of streams) listener('changed');
    return streams.size;
  };
  peers.answer('changed', async (userId) => notifyOwn(userId));
  signals?.receive('changed', notifyOwn);
  return {
    notify: (userId) => {
      if (!signals?.send('changed', userId)) void peers.ask('changed', userId);
    },
    watch(userId, listener) {
      const own = watchers.get(userId) ?? new Set<Listener>();
      watchers.set(userId, own.add(listener));
      const [oldest] = own;
      if (own.size > maxStreams) oldest?.('end');
      if (isEnded) listener('end');
      return () => {
        own.delete(listener);
        if (own.size === 0 && watchers.get(userId) === own) watchers.delete(userId);
      };
    },
    end() {
      isEnded = true;
      for (const own of watchers.values()) for (const listener of own) listener('end');
    },
  };
}
