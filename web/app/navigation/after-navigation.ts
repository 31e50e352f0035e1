import { restoreScroll } from './restore-scroll.ts';
import { tabTitle } from './tab-title.ts';
import type { Visit } from './visit.ts';

/** After a navigation: sets the title, restores the scroll position and moves focus to the heading. */
export function afterNavigation({ place, found, title, top }: Visit): void {
  document.title = tabTitle(place, found, title);
  if (top === undefined) return;
  restoreScroll(top);
  // Keeps a focus that the page itself has set.
  if (document.activeElement && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
