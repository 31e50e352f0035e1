import type { Channel } from './peers.ts';

/** The channel of a worker to its primary process. */
export const workerChannel: Channel = {
  send: (message) => void process.send?.(message),
  onMessage: (receive) => void process.on('message', receive),
};
