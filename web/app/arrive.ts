import type { Visit } from './visit.ts';

/** A page has come up: it has its title, its place on the screen, and the reading point at its heading. */
export function arrive({ found, top }: Visit): void {
  document.title = found.title;
  if (top === undefined) return;
  scrollTo(0, top);
  // A page that has put the focus somewhere itself knows better.
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
