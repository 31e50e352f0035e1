import { useEffect, useRef, useState } from 'react';

const turns = 6;
export const turnMs = 4_800;
/** The end of a transition is not reported by a page in the background. */
const overdueMs = turnMs + 400;

export interface Turn {
  /** Degrees the disc has turned, growing with every draw. */
  readonly angle: number;
  readonly isTurning: boolean;
  turnTo(place: number): void;
  stopped(): void;
}

/** Turns the disc to the middle of a field: several times round, or at once with reduced motion. */
export function useTurn(fields: number, onStopped: () => void): Turn {
  const [turn, setTurn] = useState({ angle: 0, isTurning: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stopped = () => {
    clearTimeout(timer.current);
    setTurn(({ angle }) => ({ angle, isTurning: false }));
    onStopped();
  };
  return {
    ...turn,
    stopped: () => turn.isTurning && stopped(),
    turnTo(place) {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const angle = angleFor(turn.angle, place, fields, isStill ? 0 : turns);
      setTurn({ angle, isTurning: !isStill });
      if (isStill) onStopped();
      else timer.current = setTimeout(stopped, overdueMs);
    },
  };
}

/** The next angle at which the field is at the top, after so many full turns. */
export const angleFor = (from: number, place: number, fields: number, full: number): number =>
  (Math.ceil(from / 360) + full) * 360 + (360 - (place * 360) / fields);
