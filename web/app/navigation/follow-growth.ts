const touches = ['pointerdown', 'wheel', 'keydown'] as const;
const longestMs = 5_000;

/** Scrolls again with each growth of the page until the place is reached; a touch, another page or five seconds end that. */
export function followGrowth(top: number): void {
  if (!('ResizeObserver' in window)) return;
  const { href } = location;
  const growth = new ResizeObserver(() => {
    if (location.href !== href) return end();
    scrollTo(0, top);
    if (scrollY >= top - 1) end();
  });
  const end = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const kind of touches) removeEventListener(kind, end);
  };
  const timer = setTimeout(end, longestMs);
  for (const kind of touches) addEventListener(kind, end, { passive: true });
  growth.observe(document.body);
}
