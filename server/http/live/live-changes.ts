import type { Peers } from '../../processes/peers.ts';

type Listener = (event: 'changed' | 'end') => void;

/** Notifies the open pages of a subscriber that something of theirs changed; the pages then refetch. */
export interface LiveChanges {
  /** In all processes of this machine. Pages on other machines find out by polling. */
  notify(userId: string): void;
  /** Returns how to stop. */
  watch(userId: string, listener: Listener): () => void;
  /** Ends every stream; later ones end at once. */
  end(): void;
}

/** A subscriber with more pages open has the oldest stream ended. */
const maxStreams = 5;

export function liveChanges(peers: Peers): LiveChanges {
  const watchers = new Map<string, Set<Listener>>();
  let isEnded = false;
  peers.answer('changed', async (userId) => {
    const streams = watchers.get(userId) ?? new Set<Listener>();
    for (const listener of streams) listener('changed');
    return streams.size;
  });
  return {
    notify: (userId) => void peers.ask('changed', userId),
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
