import { useSyncExternalStore } from 'react';

const watchScroll = (listener: () => void): (() => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};
const never = () => false;

/** Whether the page is scrolled by more than some pixels. */
export const useIsScrolled = (pixels: number): boolean =>
  useSyncExternalStore(watchScroll, () => scrollY > pixels, never);
