let touched: Element | undefined;

/** Remembers what the user touched or typed into last; returns the clean-up. */
export function watchTouches(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element) touched = target;
  };
  const events = ['pointerdown', 'keydown'] as const;
  for (const event of events) addEventListener(event, note, { capture: true, passive: true });
  return () => {
    for (const event of events) removeEventListener(event, note, { capture: true });
  };
}

/** Where a toast does not cover the last touched control: at the top when that stands in the lower part of the screen. */
export function freeEdge(): 'top' | 'bottom' {
  if (!touched?.isConnected) return 'bottom';
  const { bottom } = touched.getBoundingClientRect();
  return bottom > innerHeight * lowerPart ? 'top' : 'bottom';
}

/** Above this part of the height a toast at the bottom never reaches, even with several lines of large text. */
const lowerPart = 0.55;
