import { useEffect, useRef, useState, type RefObject } from 'react';

const eachMs = 5_000;

/** The current item of a rotating list. Pauses on touch and focus; with reduced motion it stays at the first item. */
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
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let timer: ReturnType<typeof setInterval> | undefined;
    const release = () => {
      clearInterval(timer);
      if (!still) timer = setInterval(() => setTurn((now) => (now + 1) % count), eachMs);
    };
    const hold = () => clearInterval(timer);
    const focus = ({ target }: FocusEvent) => {
      hold();
      setTurn([...box.children].findIndex((item) => target instanceof Node && item.contains(target)));
    };
    const listeners = [
      ['focusin', focus],
      ['focusout', release],
      ['pointerenter', hold],
      ['pointerleave', release],
    ] as const;
    for (const [name, listener] of listeners) box.addEventListener(name, listener as EventListener);
    release();
    return () => {
      hold();
      for (const [name, listener] of listeners) box.removeEventListener(name, listener as EventListener);
    };
  }, [count]);
  return { list, turn: turn < count ? turn : 0 };
}
