import { track, type TrackEvent } from './track.ts';

/** An order begins: si_x says at which step (§5). */
export const trackOrderStart = (si_x: string, order: Omit<TrackEvent, 'type' | 'si_x'>): void =>
  track({ ...order, type: 'ordst', si_x });
