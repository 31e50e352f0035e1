import { useEffect, useRef, type UIEvent } from 'react';

const quietMs = 120;

/** Reports the scroll position after scrolling has ended. */
export function useSettledScroll(onSettled: (box: Element) => void): (event: UIEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(currentTarget), quietMs);
  };
}
