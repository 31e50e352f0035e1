import { useEffect, useRef, useState, type RefObject } from 'react';

/** The current item of a rotating list (turning.ts). What turns it is not part of a first screen. */
export function useTurns<Box extends HTMLElement>(
  count: number,
): {
  readonly list: RefObject<Box | null>;
  readonly turn: number;
} {
  const list = useRef<Box>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const box = list.current;
    if (!box || count < 2) return undefined;
    let isOver = false;
    let end = (): void => undefined;
    import('./turning.ts').then(
      ({ startTurning }) => {
        if (!isOver) end = startTurning(box, count, setTurn);
      },
      // Without a network the first item stays.
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [count]);
  return { list, turn: turn < count ? turn : 0 };
}
