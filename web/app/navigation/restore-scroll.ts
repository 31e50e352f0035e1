/** Scrolls to a place that the page may reach only when what loads late is there. */
export function restoreScroll(top: number): void {
  scrollTo(0, top);
  if (scrollY < top - 1) void import('./follow-growth.ts').then(({ followGrowth }) => followGrowth(top));
}
