import { track, type TrackEvent } from './track.ts';

/** Tracks an order start with its step si_x (§5). */
export const trackOrderStart = (si_x: string, order: Omit<TrackEvent, 'type' | 'si_x'>): void =>
  track({ ...order, type: 'ordst', si_x });
