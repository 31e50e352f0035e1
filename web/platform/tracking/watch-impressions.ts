import { readTrackedPlace } from './read-tracked-place.ts';
import { track } from './track.ts';

/** An impression: half of the element, or half of the screen, visible for half a second. */
const enough = 0.5;
const seenMs = 500;
const lookMs = 400;
const marked = '[data-point],[data-floor]';

export interface ImpressionWatch {
  /** Starts over for a new page. */
  restart(): void;
  stop(): void;
}

/** Tracks an impression of every marked floor and point that is visible, once per page visit. */
export function watchImpressions(): ImpressionWatch {
  const noWatch = { restart: () => undefined, stop: () => undefined };
  if (!('IntersectionObserver' in window)) return noWatch;
  let watched = new WeakSet<Element>();
  const seen = new Set<string>();
  const inSight = new Map<Element, ReturnType<typeof setTimeout>>();
  /** Elements that were in view while the page was hidden. */
  const unseen = new Set<Element>();

  const leave = (element: Element): void => {
    clearTimeout(inSight.get(element));
    inSight.delete(element);
  };
  const note = (element: HTMLElement): void => {
    leave(element);
    observer.unobserve(element);
    if (document.visibilityState === 'hidden') {
      unseen.add(element);
      return;
    }
    const place =
      element.dataset['point'] === undefined
        ? { floorName: element.dataset['floor'] }
        : readTrackedPlace(element);
    const name = JSON.stringify(place);
    if (!place || seen.has(name)) return;
    seen.add(name);
    track({ type: 'imp', ...place });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        // An empty floor has no height and would count as fully visible.
        const shown =
          isIntersecting &&
          intersectionRect.height > 0 &&
          (intersectionRatio >= enough ||
            intersectionRect.height >= (rootBounds?.height ?? innerHeight) * enough);
        if (!shown) leave(target);
        else if (target instanceof HTMLElement && !inSight.has(target))
          inSight.set(
            target,
            setTimeout(() => note(target), seenMs),
          );
      }
    },
    { threshold: [0, 0.05, 0.1, 0.2, 0.3, enough] },
  );
  const look = (): void => {
    looking = undefined;
    for (const element of document.querySelectorAll(marked)) {
      if (watched.has(element)) continue;
      watched.add(element);
      observer.observe(element);
    }
  };
  let looking: ReturnType<typeof setTimeout> | undefined = setTimeout(look);
  const changes = new MutationObserver(() => {
    looking ??= setTimeout(look, lookMs);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') return;
    for (const element of unseen) observer.observe(element);
    unseen.clear();
  };
  document.addEventListener('visibilitychange', onVisibility);

  const forget = (): void => {
    observer.disconnect();
    for (const timer of inSight.values()) clearTimeout(timer);
    inSight.clear();
    unseen.clear();
    clearTimeout(looking);
  };
  return {
    restart() {
      forget();
      watched = new WeakSet();
      seen.clear();
      looking = setTimeout(look, lookMs);
    },
    stop() {
      forget();
      changes.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
