import type { Peers } from '../processes/peers.ts';

type Tell = (event: 'changed' | 'end') => void;

/** Tells the open pages of a subscriber that something of theirs changed; what it is they ask for themselves. */
export interface LiveChanges {
  /** In all processes of this machine. Pages on other machines find out by polling. */
  notify(userId: string): void;
  /** Returns how to stop. */
  watch(userId: string, tell: Tell): () => void;
  /** Ends every stream; later ones end at once. */
  end(): void;
}

/** A subscriber with more pages open has the oldest stream ended. */
const mostStreams = 5;

export function liveChanges(peers: Peers): LiveChanges {
  const watchers = new Map<string, Set<Tell>>();
  let isEnded = false;
  peers.answer('changed', async (userId) => {
    const streams = watchers.get(userId) ?? new Set<Tell>();
    for (const tell of streams) tell('changed');
    return streams.size;
  });
  return {
    notify: (userId) => void peers.ask('changed', userId),
    watch(userId, tell) {
      const own = watchers.get(userId) ?? new Set<Tell>();
      watchers.set(userId, own.add(tell));
      const [oldest] = own;
      if (own.size > mostStreams) oldest?.('end');
      if (isEnded) tell('end');
      return () => {
        own.delete(tell);
        if (own.size === 0 && watchers.get(userId) === own) watchers.delete(userId);
      };
    },
    end() {
      isEnded = true;
      for (const own of watchers.values()) for (const tell of own) tell('end');
    },
  };
}
