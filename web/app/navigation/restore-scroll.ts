const touches = ['pointerdown', 'wheel', 'keydown'] as const;
const longestMs = 5_000;
let end = (): void => undefined;

/** Scrolls to a place that the page may reach only when what loads late is there; the first touch or five seconds end that. */
export function restoreScroll(top: number): void {
  end();
  scrollTo(0, top);
  if (scrollY >= top - 1 || !('ResizeObserver' in window)) return;
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= top - 1) end();
  });
  const timer = setTimeout(() => end(), longestMs);
  end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const kind of touches) removeEventListener(kind, end);
    end = () => undefined;
  };
  for (const kind of touches) addEventListener(kind, end, { passive: true });
  growth.observe(document.body);
}
