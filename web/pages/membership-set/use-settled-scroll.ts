import { useEffect, useRef, type UIEvent } from 'react';

const quietMs = 120;

/** Tells where a box stands once it has come to rest. */
export function useSettledScroll(onSettled: (box: Element) => void): (event: UIEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(currentTarget), quietMs);
  };
}
