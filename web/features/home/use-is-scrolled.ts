import { useSyncExternalStore } from 'react';

const watchScroll = (tell: () => void): (() => void) => {
  addEventListener('scroll', tell, { passive: true });
  return () => removeEventListener('scroll', tell);
};
const never = () => false;

/** Whether the page is scrolled by more than some pixels. */
export const useIsScrolled = (pixels: number): boolean =>
  useSyncExternalStore(watchScroll, () => scrollY > pixels, never);
